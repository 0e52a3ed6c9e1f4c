// `npm run bench`: measures the shop and prints each figure beside its baseline.
import { build } from './build.mjs';
import { install } from './install.mjs';
import { bringNode24 } from './node-24.mjs';
import { runProgram } from './run-program.mjs';

const node = bringNode24();
await install(node);
await build(node);
runProgram(node, 'bench/bench.ts', { NODE_ENV: 'production' });

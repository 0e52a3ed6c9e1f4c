// `npm run drill`: breaks what the shop stands on while visitors buy, and compares all books afterwards.
import { build } from './build.mjs';
import { install } from './install.mjs';
import { bringNode24 } from './node-24.mjs';
import { runProgram } from './run-program.mjs';

const node = bringNode24();
await install(node);
await build(node);
runProgram(node, 'drill/drill.ts', { NODE_ENV: 'production' });

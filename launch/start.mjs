// `npm start`: the only command that a fresh checkout needs.
import { build } from './build.mjs';
import { install } from './install.mjs';
import { bringNode24 } from './node-24.mjs';
import { runProgram } from './run-program.mjs';
import { serverSettings } from './server-settings.mjs';

const node = bringNode24();
await install(node);
await build(node);
runProgram(node, 'dist/server/main.js', serverSettings(process.env));

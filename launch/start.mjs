// `npm start`: the only command that a fresh checkout needs.
import { build } from './build.mjs';
import { install } from './install.mjs';
import { bringNode24 } from './node-24.mjs';
import { runProgram } from './run-program.mjs';

const node = bringNode24();
await install(node);
await build(node);
runProgram(node, 'dist/server/main.js', {
  NODE_ENV: 'production',
  // glibc keeps a heap for every thread and gives back little of them: pictures and documents would fill all of them.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
});

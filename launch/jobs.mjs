// `npm run jobs`: lists jobs that were set aside, and tries them again.
import { install } from './install.mjs';
import { bringNode24 } from './node-24.mjs';
import { runProgram } from './run-program.mjs';

const node = bringNode24();
await install(node);
runProgram(node, 'server/commands/jobs.ts');

// `npm run staff -- invite NAME EMAIL ROLE`: who may sign in to the office.
import { install } from './install.mjs';
import { bringNode24 } from './node-24.mjs';
import { runProgram } from './run-program.mjs';

const node = bringNode24();
await install(node);
runProgram(node, 'server/commands/staff.ts');

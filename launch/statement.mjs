// `npm run statement -- FILE`: reads a bank statement, so that orders by transfer are paid.
import { install } from './install.mjs';
import { bringNode24 } from './node-24.mjs';
import { runProgram } from './run-program.mjs';

const node = bringNode24();
await install(node);
runProgram(node, 'server/commands/statement.ts');

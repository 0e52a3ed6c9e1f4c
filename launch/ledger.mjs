// `npm run ledger -- --check`: compares the ledger with orders, payments, refunds and codes.
import { install } from './install.mjs';
import { bringNode24 } from './node-24.mjs';
import { runProgram } from './run-program.mjs';

const node = bringNode24();
await install(node);
runProgram(node, 'server/commands/ledger.ts');

// `npm run move -- postgres://…`: copies the content of the embedded database to PostgreSQL.
import { install } from './install.mjs';
import { bringNode24 } from './node-24.mjs';
import { runProgram } from './run-program.mjs';

const node = bringNode24();
await install(node);
runProgram(node, 'server/commands/move.ts');

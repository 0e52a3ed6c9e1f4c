// `npm run backup -- FOLDER`: copies the embedded database, also while the shop runs.
import { install } from './install.mjs';
import { bringNode24 } from './node-24.mjs';
import { runProgram } from './run-program.mjs';

const node = bringNode24();
await install(node);
runProgram(node, 'server/commands/backup.ts');

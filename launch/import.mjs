// `npm run import -- FOLDER`: loads a museum's folder.
import { install } from './install.mjs';
import { bringNode24 } from './node-24.mjs';
import { runProgram } from './run-program.mjs';

const node = bringNode24();
await install(node);
runProgram(node, 'server/commands/import.ts');

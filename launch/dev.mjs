// `npm run dev`: starts the shop and shows every change to its source at once.
import { install } from './install.mjs';
import { bringNode24 } from './node-24.mjs';
import { runTypescript } from './run-typescript.mjs';

const node = bringNode24();
await install(node);
runTypescript(node, 'server/dev.ts');

// `npm run attention`: what needs a person.
import { install } from './install.mjs';
import { bringNode24 } from './node-24.mjs';
import { runTypescript } from './run-typescript.mjs';

const node = bringNode24();
await install(node);
runTypescript(node, 'server/commands/attention.ts');

// `npm run jobs`: lists jobs that were set aside, and tries them again.
import { install } from './install.mjs';
import { bringNode24 } from './node-24.mjs';
import { runTypescript } from './run-typescript.mjs';

const node = bringNode24();
await install(node);
runTypescript(node, 'server/commands/jobs.ts');

// `npm run lighthouse`: measures the shop's pages with Lighthouse.
import { build } from './build.mjs';
import { install } from './install.mjs';
import { bringNode24 } from './node-24.mjs';
import { runProgram } from './run-program.mjs';
import { findBrowser } from './test-browser.mjs';

const node = bringNode24();
await install(node);
await build(node);
const browser = findBrowser();
runProgram(node, 'bench/lighthouse.ts', {
  NODE_ENV: 'production',
  ...(browser && { CHROMIUM_PATH: browser }),
});

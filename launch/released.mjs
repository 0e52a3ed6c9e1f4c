import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node-24.mjs';

/** Is this a release, as `npm run release` makes them? Then the shop is built, and its packages came along. */
export const isRelease = existsSync(join(root, 'VERSION'));

/** Packages with programs of their own fit one system only: `linux-x64`, `linux-arm64-musl`, `darwin-arm64`, … */
export function systemName() {
  return `${process.platform}-${process.arch}${isMusl() ? '-musl' : ''}`;
}

function isMusl() {
  if (process.platform !== 'linux') return false;
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime === undefined;
}

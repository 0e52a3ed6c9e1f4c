import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { install } from './install.mjs';
import { bringNode24, giveUp, root, withNode24 } from './node-24.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { isRelease } from './released.mjs';

const INPUTS = [
  'shop',
  'office',
  'door',
  'ui',
  'domain',
  'server',
  'vite.config.ts',
  'vite.embed.config.ts',
  'vite.server.config.ts',
  'vite.office.config.ts',
  'vite.door.config.ts',
  'vite.worker.config.ts',
  'vite.fonts.ts',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'launch/build.mjs',
];
const dist = join(root, 'dist');
const stampFile = join(dist, 'built-from');

const WORTH_COMPRESSING = /\.(js|css|svg|json|html|txt|webmanifest|map|wasm)$/;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const node = bringNode24();
  await install(node);
  await build(node);
}

/** Builds what browsers load, the renderer and the server into `dist/`, if their source has changed since. A release is built. */
export async function build(node) {
  if (!isRelease && !isFresh(inputsHash())) await oneAtATime(() => buildStale(node));
}

function isFresh(hash) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash;
}

function inputsHash() {
  const hash = createHash('sha256');
  for (const path of INPUTS.flatMap((input) => filesUnder(join(root, input)))) {
    if (!isOfTests(path))
      hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

function isOfTests(path) {
  return /\.test\.tsx?$|server\Wtesting\W/.test(path);
}

function buildStale(node) {
  const hash = inputsHash();
  if (isFresh(hash)) return;
  console.log('Building the shop.');
  rmSync(stampFile, { force: true });
  vite(node, []);
  vite(node, ['--ssr', 'shop/app/entry-server.tsx', '--outDir', 'dist/renderer']);
  vite(node, ['--config', 'vite.server.config.ts']);
  vite(node, ['--config', 'vite.office.config.ts']);
  vite(node, ['--config', 'vite.door.config.ts']);
  vite(node, ['--config', 'vite.embed.config.ts']);
  vite(node, ['--config', 'vite.worker.config.ts']);
  compressAssets();
  mkdirSync(dist, { recursive: true });
  writeFileSync(stampFile, hash);
}

function vite(node, args) {
  const script = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const env = withNode24(node, { NODE_ENV: 'production' });
  const done = spawnSync(node, [script, 'build', '--logLevel', 'warn', ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  if (done.status !== 0) giveUp('The shop could not be built; see above.');
}

/** Compresses the files that the server sends unchanged. Doing it once allows the highest compression level. */
function compressAssets() {
  for (const path of ['client', 'office', 'door'].flatMap((name) => filesUnder(join(dist, name)))) {
    const content = readFileSync(path);
    if (!WORTH_COMPRESSING.test(path) || content.length < 1024) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

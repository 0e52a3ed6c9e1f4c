// `npm run release`: makes release/foyer-VERSION.tar.gz, a shop that a small server runs without building anything, its
// checksum, and the source that belongs to it. `-- --folder FOLDER` makes the same as a folder (ADR 089).
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { install, installReleased } from './install.mjs';
import { bringNode24, giveUp, root } from './node-24.mjs';
import { isReleased, PARTS, releasedLock, releasedManifest } from './release-parts.mjs';

const { values } = parseArgs({ options: { folder: { type: 'string' } } });
const node = bringNode24();
await install(node);
await build(node);
if (values.folder) makeFolder(resolve(values.folder));
else makeArchives();

/** The release as a folder: the parts, packages for this system, and a list of checksums. */
function makeFolder(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0) giveUp(`${folder} is not empty.`);
  mkdirSync(folder, { recursive: true });
  for (const part of PARTS)
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: (path) => isReleased(relative(root, path).replaceAll('\\', '/')),
    });
  writeJson(join(folder, 'package.json'), releasedManifest(readJson('package.json')));
  writeJson(join(folder, 'package-lock.json'), releasedLock(readJson('package-lock.json')));
  installReleased(node, folder);
  writeFileSync(join(folder, 'VERSION'), `${versionOf()}\n`);
  writeFileSync(join(folder, 'SHA256SUMS'), checksums(folder));
}

function makeArchives() {
  const name = `foyer-${versionOf()}`;
  const out = join(root, 'release');
  rmSync(out, { recursive: true, force: true });
  makeFolder(join(out, name));
  // The same content makes the same archive, whoever makes it and when.
  const tar = [
    '--sort=name',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    `--mtime=@${committedAt()}`,
    '--mode=go=rX,u+rwX',
  ];
  run('tar', [...tar, '--use-compress-program=gzip -n9', '-cf', `${name}.tar.gz`, name], out);
  run('git', ['archive', `--prefix=${name}/`, '-o', join(out, `${name}-source.tar.gz`), 'HEAD'], root);
  rmSync(join(out, name), { recursive: true });
  for (const file of readdirSync(out)) {
    writeFileSync(join(out, `${file}.sha256`), `${sha256(join(out, file))}  ${file}\n`);
    console.log(`release/${file}`);
  }
}

/** When the commit was made that is released, in seconds since 1970. */
function committedAt() {
  return spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' }).stdout.trim();
}

function run(program, args, cwd) {
  if (spawnSync(program, args, { cwd, stdio: 'inherit' }).status !== 0)
    giveUp(`${program} did not succeed; see above.`);
}

/** As `sha256sum -c SHA256SUMS` reads them. */
function checksums(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort()
    .map((path) => `${sha256(join(folder, path))}  ${path}\n`)
    .join('');
}

function sha256(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

function versionOf() {
  return readJson('package.json').version;
}

function readJson(name) {
  return JSON.parse(readFileSync(join(root, name), 'utf8'));
}

function writeJson(path, value) {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}

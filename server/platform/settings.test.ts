// A setting is in the program, in `.env.example` and in the README's table, with one default; files for servers set no other.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from './config.ts';

const read = (file: string) => readFileSync(file, 'utf8');

/** Further variables of OpenTelemetry, which its own tools set; the page on traces lists them. */
const FURTHER = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_SDK_DISABLED'];

/** Reading by name is how `config.ts` and the files beside it read all of them. */
const program = globSync('server/platform/*config.ts').map(read).join('');
const settings = [...new Set([...program.matchAll(/\benv(?:\[|, )'([A-Z_]+)'/g)].map(([, name]) => name))]
  .filter((name = '') => !FURTHER.includes(name))
  .sort();
const example = new Map(
  [...read('.env.example').matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);
const table = new Map(
  [...read('README.md').matchAll(/^\| `([A-Z_]+)` +\| (.+?) *\|/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

test('the program has settings', () => {
  expect(settings).toContain('DATABASE_URL');
  expect(settings.length).toBeGreaterThan(20);
});

test.each(FURTHER)('%s is on the page on traces', (name) => {
  expect(read('docs/operations/traces.md')).toContain(`\`${name}`);
});

test('.env.example has each of them and no other', () => {
  expect([...example.keys()].sort()).toEqual(settings);
});

test('what .env.example says is what the program does without it', () => {
  expect(readConfig(Object.fromEntries(example))).toEqual(readConfig({}));
});

test('the README’s table has each of them and no other', () => {
  expect([...table.keys()].sort()).toEqual(settings);
});

test.each([...table])('%s has the same default in the README and in .env.example', (name, written) => {
  const value = example.get(name) ?? '';
  // A default that depends on another setting: the example has the one of a shop without settings.
  const said = written.split(';')[0]?.replace('{PORT}', '3000');
  expect(said).toBe(value === '' ? 'unset' : `\`${value}\``);
});

test('compose.yaml gives the shop settings that there are', () => {
  const { services } = parse(read('compose.yaml'));
  const given = Object.keys(services.foyer.environment);
  expect(given.filter((name) => !settings.includes(name))).toEqual([]);
  const values = Object.entries(services.foyer.environment).map(([name, value]) => [
    name,
    String(value).replace(/\$\{\w+(:\?[^}]*)?\}/g, 'shop.example'),
  ]);
  // YAML reads `off` without quotes as false.
  expect(readConfig(Object.fromEntries(values))).toMatchObject({ demo: false, trustProxy: ['172.31.77.2'] });
});

test.each(['Dockerfile', ...globSync('docs/operations/systemd/*')])('%s sets nothing else', (file) => {
  const given = [...read(file).matchAll(/^(?:ENV|Environment=|ExecStart=\/usr\/bin\/env)(.*)$/gm)].flatMap(
    ([, line = '']) => [...line.matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name]) => name),
  );
  expect(given.filter((name) => !settings.includes(name))).toEqual([]);
});

// The board and the alerts in docs/operations are made of names that `/metrics` serves, and each alert says what to do.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { MOST_BUILT_BYTES } from '../pages/built-files.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { groupFigures } from '../start/group-metrics.ts';
import { emptyGroup } from '../start/process-group.ts';
import { makeTestMuseum } from '../testing/test-museum.ts';
import { openTestShop } from '../testing/test-shop.ts';

const FOLDER = new URL('../../docs/operations/', import.meta.url);
const board = readFileSync(new URL('grafana/foyer.json', FOLDER), 'utf8');
const rules = readFileSync(new URL('foyer-alerts.yaml', FOLDER), 'utf8');
const server = readFileSync(new URL('server.md', FOLDER), 'utf8');
const advice = readFileSync(new URL('alerts.md', FOLDER), 'utf8');

const MB = 1024 * 1024;

type Rules = {
  readonly groups: readonly {
    readonly rules: readonly { readonly alert: string; readonly expr: string }[];
  }[];
};
/** What the page for whoever looks after the machine says of memory. */
const memory = server.split(/^## /m).find((section) => section.startsWith('Memory')) ?? '';
const alerts = (parse(rules) as Rules).groups.flatMap((group) => group.rules);
const asked = [
  ...(JSON.parse(board) as { panels: { targets?: { expr: string }[] }[] }).panels.flatMap(
    ({ targets = [] }) => targets.map(({ expr }) => expr),
  ),
  ...alerts.map(({ expr }) => expr),
  memory,
];

test('the board and the alerts ask for what is served', async () => {
  const [engine] = testDatabases();
  if (!engine) throw new Error('there is no database to test with');
  const museum = makeTestMuseum();
  // Nothing listens there; whether Redis answers is a figure all the same.
  const settings = { METRICS_TOKEN: 'monitor-monitor', REDIS_URL: 'redis://127.0.0.1:1' };
  const shop = await openTestShop(engine, museum.folder, settings);
  const text: string = (await shop.get('/metrics', { authorization: 'Bearer monitor-monitor' })).body;
  await shop.close();
  museum.remove();
  const ofParent = await groupFigures(emptyGroup(0), 2).metrics();
  const served = new Set(
    [...`${text}\n${ofParent}`.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
  const names = asked.flatMap((expr) => expr.match(/\b(foyer|process|nodejs)_\w+/g) ?? []);
  expect(names.length).toBeGreaterThan(40);
  expect([...new Set(names)].filter((name) => !served.has(name))).toEqual([]);
  expect(names).toContain('process_resident_memory_bytes');

  // Builds are not there in every test.
  const most = text.matchAll(/^foyer_kept_most_bytes\{part="([^"]+)"\} (\d+)$/gm);
  const kept = new Map([...most].map(([, part = '', bytes]) => [part, `${Number(bytes) / MB} MB`]));
  const said = new Map(
    [...memory.matchAll(/^\| (`.+`) \| (\d+ MB) \|/gm)].flatMap(([, parts = '', bound = '']) =>
      [...parts.matchAll(/`([^`]+)`/g)].map(([, part = '']) => [part, bound] as const),
    ),
  );
  const always = ['pages', 'pictures', 'look', 'look in print'];
  expect(always.map((part) => [part, said.get(part)])).toEqual(always.map((part) => [part, kept.get(part)]));
  for (const part of ['built shop', 'built office', 'built door'])
    expect(said.get(part)).toBe(kept.get(part) ?? `${MOST_BUILT_BYTES / MB} MB`);
});

test('each alert says what to do, and nothing else is said', () => {
  const named = [...advice.matchAll(/^\*\*(Foyer\w+)\.\*\*/gm)].map(([, name]) => name);
  expect(named).toEqual(alerts.map(({ alert }) => alert));
});

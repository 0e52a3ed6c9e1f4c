// The programme's history: what is imported, published, set for a time, taken back to and taken along.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { onOne, testDatabases } from '../platform/database/test-databases.ts';
import { type StaffClient, signIn } from '../testing/staff/sign-in.ts';
import { makeTestMuseum, SLOT_EVENT_YAML, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { carryOutImport } from './carry-out-import.ts';
import { hashOf } from './keep-files.ts';
import { publishDue } from './publish-due.ts';

const HOUR = 3600;
const DEARER = SLOT_EVENT_YAML.replace('price: 1200', 'price: 1400');
let keys = 0;
const key = () => {
  keys += 1;
  return `act-of-a-test-${String(keys).padStart(6, '0')}`;
};

describe.each(testDatabases())('the programme on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let ada: StaffClient;
  beforeEach(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder);
    await runImport();
    ada = await signIn(shop, 'programme', { language: 'en' });
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const runImport = (more: object = {}) =>
    carryOutImport(shop.database, { folder: museum.folder, tried: false, user: 'root', ...more }, shop.now());
  const list = async () => (await ada.get('office/programme')).body.data.rows;
  const show = async (number: number, as = ada) => (await as.get(`office/programme/${number}`)).body.data;
  const send = async (content: string, as = ada) => {
    const base64 = Buffer.from(content).toString('base64');
    return (await as.post('office/programme/files', { content: base64 })).body.data.hash as string;
  };
  const filesOf = async (number: number) =>
    unzipSync(
      (await shop.app.inject({ url: `/office/programme/${number}.zip`, headers: ada.headers })).rawPayload,
    );
  /** A draft of what is published, with other texts in some files. */
  const draft = async (changes: Record<string, string>, as = ada) => {
    const [{ number }] = (await list()).filter(({ state }: { state: string }) => state === 'published');
    const files = { ...(await filesOf(number)) };
    const sent = Object.entries(files).map(([path, content]) => ({ path, hash: hashOf(content) }));
    for (const [path, text] of Object.entries(changes)) {
      const hash = await send(text, as);
      const entry = sent.find((file) => file.path === path);
      if (entry) entry.hash = hash;
      else sent.push({ path, hash });
    }
    const made = await as.post('office/programme', { reason: 'Sommer', key: key(), files: sent });
    return made.body.data.number as number;
  };
  const act = async (number: number, verb: string, more: object = {}, as = ada) => {
    const { version } = await show(number, as);
    return as.post(`office/programme/${number}/${verb}`, { version, key: key(), ...more });
  };
  const price = async () =>
    (await shop.database.executeSql("select price from ticket where id = 'flut-normal'")).rows[0].price;

  test('an import at a terminal is a revision, and the next one replaces it', async () => {
    museum.put('events/flut.yaml', DEARER);
    await runImport();
    const rows = await list();
    expect(rows.map(({ state, maker, maker_kind }: never) => [state, maker, maker_kind])).toEqual([
      ['published', 'root', 'command'],
      ['replaced', 'root', 'command'],
    ]);
    const { changes } = await show(rows[0].number);
    expect(changes).toEqual([
      {
        path: 'events/flut.yaml',
        kind: 'event',
        name: 'Tide',
        change: 'changed',
        differences: [
          {
            what: 'money',
            where: ['tickets', 'Erwachsene', 'price'],
            before: '1200',
            after: '1400',
            languages: [],
          },
        ],
      },
    ]);
  });

  test('a draft of the office is published once, over nobody’s change', async () => {
    const number = await draft({ 'events/flut.yaml': DEARER });
    const { version } = await show(number);
    const asked = { version, key: key() };
    const both = await Promise.all([1, 2].map(() => ada.post(`office/programme/${number}/publish`, asked)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await show(number)).state).toBe('published');
    const again = await ada.post(`office/programme/${number}/publish`, { version, key: key() });
    expect([again.status, again.body.code]).toEqual([409, 'OFFICE_CHANGED_MEANWHILE']);
    const acts = await shop.database.executeSql(
      `select verb from act where object_kind = 'programme' and object_id = '${number}' order by id`,
    );
    expect(acts.rows.map(({ verb }) => verb)).toEqual(['programme.made', 'programme.published']);
    expect(await price()).toBe(1400);
  });

  test('what is set for a time is published then, once, also if nobody was there', async () => {
    const number = await draft({ 'events/flut.yaml': DEARER });
    expect((await act(number, 'schedule', { at: '2026-11-17 10:00' })).body.errors.at).toHaveLength(1);
    expect((await act(number, 'schedule', { at: '2026-11-18 10:00' })).status).toBe(200);
    const due = () => publishDue({ ...shop.shop, now: shop.now }, new AbortController().signal);
    await due();
    expect((await show(number)).state).toBe('scheduled');
    // Somebody else publishes another file before.
    await act(await draft({ 'pages/imprint.de.md': '# Impressum\n\nNeu' }), 'publish');
    shop.pass(30 * HOUR);
    await Promise.all([due(), due()]);
    ada = await signIn(shop, 'programme', { language: 'en' });
    expect((await show(number)).state).toBe('published');
    expect(strFromU8((await filesOf(number))['pages/imprint.de.md'] as Uint8Array)).toContain('Neu');
    const { rows } = await shop.database.executeSql(
      `select count(*)::int as count from act where verb = 'programme.published' and object_id = '${number}'`,
    );
    expect(rows[0].count).toBe(1);
  });

  onOne(engine, () => {
    test('every revision can be compared with every other one', async () => {
      const dearest = SLOT_EVENT_YAML.replace('price: 1200', 'price: 1600');
      for (const [index, yaml] of [DEARER, dearest].entries()) {
        museum.put('events/flut.yaml', yaml);
        if (index === 1) museum.put('images/neu.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
        await runImport();
      }
      const [last, middle, first] = (await list()).map(({ number }: { number: number }) => number);
      const compare = async (one: number, other: number) =>
        (await ada.get(`office/programme/${one}?with=${other}`)).body.data;
      const pricesOf = ({ changes }: Awaited<ReturnType<typeof compare>>) =>
        changes.flatMap(({ path, change, differences }: never) => [
          [
            path,
            change,
            ...(differences as { before: string; after: string }[]).flatMap(({ before, after }) => [
              before,
              after,
            ]),
          ],
        ]);
      expect(pricesOf(await compare(last, first))).toEqual([
        ['events/flut.yaml', 'changed', '1200', '1600'],
        ['images/neu.svg', 'added'],
      ]);
      expect(pricesOf(await compare(first, last))).toEqual([
        ['events/flut.yaml', 'changed', '1600', '1200'],
        ['images/neu.svg', 'removed'],
      ]);
      expect(await show(last)).toMatchObject({ base: middle, compared: middle });
      expect((await show(last)).others.map(({ number }: { number: number }) => number)).toEqual([
        middle,
        first,
      ]);
      expect((await compare(last, last)).changes).toEqual([]);
      expect((await ada.get(`office/programme/${last}?with=999`)).status).toBe(404);
    });

    test('a folder that is wrong is kept as a draft with its messages, and publishes nothing', async () => {
      museum.put('events/flut.yaml', SLOT_EVENT_YAML.replace('price: 1200', 'price: viel'));
      const { text, done } = await runImport();
      expect([done, /events\/flut\.yaml:\d+: tickets\[1\]\.price/.test(text)]).toEqual([false, true]);
      await runImport();
      const rows = await list();
      expect(rows.map(({ state, problems }: never) => [state, problems])).toEqual([
        ['draft', 1],
        ['published', 0],
      ]);
      const [wrong] = (await show(rows[0].number)).wrong;
      expect(wrong).toMatchObject({ file: 'events/flut.yaml', line: expect.any(Number) });
      expect((await act(rows[0].number, 'publish')).body.data.wrong).toEqual([wrong]);
      expect((await list())[0].state).toBe('draft');
    });

    test('whoever was slower brings their draft up to date, and decides what both have changed', async () => {
      const grace = await signIn(shop, 'programme', { language: 'en' });
      const first = await draft({ 'events/flut.yaml': DEARER });
      const apart = await draft({ 'pages/imprint.de.md': '# Impressum\n\nNeu' }, grace);
      const same = await draft({ 'events/flut.yaml': SLOT_EVENT_YAML.replace('1200', '1300') }, grace);
      await act(first, 'publish');
      expect((await act(apart, 'publish', {}, grace)).body.code).toBe('PROGRAMME_OUTDATED');
      expect(await show(apart)).toMatchObject({ outdated: true, conflicts: [] });
      await act(apart, 'update', { theirs: [] }, grace);
      expect((await act(apart, 'publish', {}, grace)).body.data.wrong).toEqual([]);
      const texts = await filesOf(apart);
      expect(strFromU8(texts['events/flut.yaml'] as Uint8Array)).toBe(DEARER);
      expect((await show(same)).conflicts).toEqual(['events/flut.yaml']);
      await act(same, 'update', { theirs: ['events/flut.yaml'] }, grace);
      expect(await show(same)).toMatchObject({ outdated: false, changes: [] });
    });

    test('at its time, a revision that both have changed becomes a draft again', async () => {
      const number = await draft({ 'events/flut.yaml': DEARER });
      await act(number, 'schedule', { at: '2026-11-18 10:00' });
      await act(await draft({ 'events/flut.yaml': SLOT_EVENT_YAML.replace('1200', '1300') }), 'publish');
      shop.pass(3 * HOUR);
      await publishDue({ ...shop.shop, now: shop.now }, new AbortController().signal);
      ada = await signIn(shop, 'programme', { language: 'en' });
      const missed = { at: '2026-11-18 10:00', why: 'outdated' };
      expect(await show(number)).toMatchObject({ state: 'draft', outdated: true, publish_at: '', missed });
      await act(number, 'update', { theirs: ['events/flut.yaml'] });
      expect(await show(number)).toMatchObject({ outdated: false, missed });
      await act(number, 'publish');
      expect(await show(number)).toMatchObject({ state: 'published', missed: null });
    });

    test('what was not published at its time is on Today, with why, until something becomes of it', async () => {
      const today = async (client = ada) => (await client.get('office/today')).body.data.missed;
      expect(await today()).toEqual({ count: 0, first: [] });
      const number = await draft({ 'events/flut.yaml': DEARER });
      await act(number, 'schedule', { at: '2026-11-18 10:00' });
      expect(await today()).toEqual({ count: 0, first: [] });
      // What it stands on goes meanwhile.
      await shop.database.executeSql(`update programme_file set hash = (
      select hash from programme_file where revision = ${number} and path = 'pages/imprint.de.md')
      where revision = ${number} and path = 'events/flut.yaml'`);
      shop.pass(3 * HOUR);
      await publishDue({ ...shop.shop, now: shop.now }, new AbortController().signal);
      ada = await signIn(shop, 'programme', { language: 'en' });
      const { reason, wrong } = await show(number);
      expect(wrong.length).toBeGreaterThan(0);
      const missed = { at: '2026-11-18 10:00', why: 'wrong' };
      expect(await today()).toEqual({ count: 1, first: [{ number, reason, ...missed }] });
      expect((await list()).find((row: never) => row['number'] === number)).toMatchObject({ missed });
      expect(await today(await signIn(shop, 'service', { language: 'en' }))).toBeUndefined();
      await act(number, 'discard');
      expect(await today()).toEqual({ count: 0, first: [] });
    });

    test('an older revision is published again as a new one', async () => {
      const [{ number: first }] = await list();
      await act(await draft({ 'events/flut.yaml': DEARER }), 'publish');
      const asked = { key: key(), reason: 'Zurück' };
      const { number } = (await ada.post(`office/programme/${first}/take-back`, asked)).body.data;
      expect((await ada.post(`office/programme/${first}/take-back`, asked)).body.data.number).toBe(number);
      expect((await act(number, 'publish')).body.data.wrong).toEqual([]);
      expect(strFromU8((await filesOf(number))['events/flut.yaml'] as Uint8Array)).toBe(SLOT_EVENT_YAML);
      expect((await list()).map(({ state }: never) => state)).toEqual(['published', 'replaced', 'replaced']);
    });

    test('a folder on disk does not undo what was published in the office', async () => {
      await act(await draft({ 'events/flut.yaml': DEARER }), 'publish');
      const { text, done } = await runImport();
      expect([done, text]).toEqual([false, expect.stringContaining('  events/flut.yaml')]);
      museum.put('events/flut.yaml', DEARER);
      expect((await runImport()).done).toBe(true);
      await act(await draft({ 'events/flut.yaml': SLOT_EVENT_YAML }), 'publish');
      expect((await runImport({ over: true })).done).toBe(true);
    });

    test('nobody gives themselves rights by the settings of the museum', async () => {
      const [{ number: first }] = await list();
      const yaml = strFromU8((await filesOf(first))['museum.yaml'] as Uint8Array);
      const number = await draft({
        'museum.yaml': `${yaml}staff: {roles: [{id: haus, name: {de: Haus}, permissions: [staff.manage]}]}\n`,
      });
      expect((await act(number, 'publish')).body.code).toBe('PROGRAMME_GUARDED');
      expect((await act(number, 'schedule', { at: '2026-11-18 10:00' })).body.code).toBe('PROGRAMME_GUARDED');
      const long = await signIn(shop, 'admin', { language: 'en' });
      shop.pass(15 * 60);
      // Who may do what is nothing that an unattended screen publishes.
      expect((await act(number, 'publish', {}, long)).body.code).toBe('STAFF_FACTOR_NEEDED');
      const later = { at: '2026-11-18 18:00' };
      expect((await act(number, 'schedule', later, long)).body.code).toBe('STAFF_FACTOR_NEEDED');
      const admin = await signIn(shop, 'admin', { language: 'en' });
      expect((await act(number, 'publish', {}, admin)).body).toMatchObject({ data: { wrong: [] } });
    });

    test('accounts of the folder are in no revision, and a preview changes nothing', async () => {
      const number = await draft({ 'events/flut.yaml': DEARER });
      expect(Object.keys(await filesOf(number)).filter((path) => path.startsWith('customers'))).toEqual([]);
      const { report } = (await ada.post(`office/programme/${number}/publish/preview`)).body.data;
      expect(report).toContain('Nothing was changed; an import would do this');
      expect((await show(number)).state).toBe('draft');
      const service = await signIn(shop, 'service');
      const refused = await shop.get(`/office/programme/${number}.zip`, service.headers);
      expect(refused.status).toBe(404);
    });

    test('nor are accounts under another ending, which the import refuses by name', async () => {
      museum.put('customers.yml', '- { email: ada@example.org }');
      const { text } = await runImport();
      expect(text).toContain('customers.yml:1: is not read; did you mean customers.yaml?');
      const [{ number }] = await list();
      expect((await show(number)).state).toBe('draft');
      expect(Object.keys(await filesOf(number)).filter((path) => path.startsWith('customers'))).toEqual([]);
    });

    test.each([
      ['a path that leads out', '../x.yaml'],
      ['a hidden file', '.git/x.yaml'],
      ['accounts', 'customers.yaml'],
      ['accounts in the place of them', 'customers.json'],
    ])('%s is refused', async (_, path) => {
      const hash = await send('x');
      const asked = { reason: 'x', key: key(), files: [{ path, hash }] };
      const { status, body } = await ada.post('office/programme', asked);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['files']]);
    });
  });
});

/** A folder elsewhere, for what is not a museum. */
test('a folder without a museum leaves no draft', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-no-museum-'));
  mkdirSync(dirname(join(folder, 'pages/x')), { recursive: true });
  writeFileSync(join(folder, 'pages/x.de.md'), '# X');
  const [{ open } = { open: undefined }] = testDatabases();
  const database = await (open as NonNullable<typeof open>)();
  const { done } = await carryOutImport(database, { folder, tried: false }, new Date());
  const { rows } = await database.executeSql('select count(*)::int as count from programme_revision');
  expect([done, rows[0].count]).toEqual([false, 0]);
  await database.close();
  rmSync(folder, { recursive: true });
});

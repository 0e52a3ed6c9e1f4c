// Bank statements in the office, on both engines: a file is read in, its open lines are matched or put aside, each once, and the
// journal says by whom.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { groupReference } from '../../../domain/payments/creditor-reference.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { randomId } from '../../platform/random-id.ts';
import { type StaffClient, signIn } from '../../testing/staff/sign-in.ts';
import { bearing } from '../../testing/test-accounts.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import { type CamtLine, camt } from '../../testing/transfers/camt.ts';
import { ACCOUNT, BY_TRANSFER, FIRST_SLOT, transferMuseum } from '../../testing/transfers/transfer-museum.ts';

const SCHOOL = {
  company: 'Grundschule am Hafen',
  street: 'Schulweg 1',
  zip: '10115',
  city: 'Berlin',
};

describe.each(oneDatabase())('bank statements in the office on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let finance: StaffClient;
  const open = async (settings: Record<string, string> = {}) => {
    shop = await openTestShop(engine, museum.folder, settings);
    finance = await signIn(shop, 'finance');
  };
  beforeEach(() => {
    museum = makeTestMuseum();
    museum.put('museum.yaml', transferMuseum());
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const ask = async (count = 2) => {
    const { body } = await shop.post(
      '/api/de/checkout/initPayment',
      purchase(
        [{ type: 'ticket', id: 'flut-normal', datetime: FIRST_SLOT, count }],
        { request_invoice: true },
        BY_TRANSFER,
      ),
      bearing(await shop.guest(SCHOOL)),
    );
    const { cartId } = body.data;
    const { reference } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body;
    return { cartId: String(cartId), reference: String(reference) };
  };
  const fileOf = (text: string) => Buffer.from(text).toString('base64');
  const statement = (...lines: CamtLine[]) => fileOf(camt(lines));
  const readIn = (file: string, key = randomId()) => finance.post('office/statements', { file, key });
  const list = async (query = '') => (await finance.get(`office/bank-lines${query}`)).body.data;
  const rows = async (query: string, ...values: unknown[]) =>
    (await shop.database.executeSql(query, values)).rows;
  /** A line that nobody could match. */
  const openLine = async (more: Partial<CamtLine> = {}): Promise<string> => {
    await readIn(statement({ amount: '24.00', said: 'Klasse 5b', name: 'Schulamt', ...more }));
    return (await list()).rows[0].id;
  };
  const match = (id: string, name: string, key = randomId(), who = finance) =>
    who.post(`office/bank-lines/${id}/match`, { name, key });
  const preview = async (id: string, name = '') =>
    (await finance.post(`office/bank-lines/${id}/match/preview`, { name })).body.data;
  const acts = () =>
    rows(
      "select verb, object_kind, actor_id, after, reason from act where verb ~ '^(statement|bank-line)' order by id",
    );

  test('a file is looked at, then read in: what names its order is matched, the rest is listed; the journal has it once', async () => {
    await open();
    const { cartId, reference } = await ask();
    const file = statement(
      { amount: '24.00', said: reference },
      { amount: '99.00', said: 'Spende', name: 'Ada', day: '2026-11-21' },
      { amount: '800.00', debit: true, said: 'Miete' },
    );
    expect((await finance.post('office/statements/preview', { file })).body.data).toEqual({
      lines: 3,
      from: '2026-11-20',
      to: '2026-11-21',
      others: [],
    });
    expect(await rows('select id from bank_line')).toEqual([]);
    const key = randomId();
    expect((await readIn(file, key)).body.data).toEqual({ matched: 1, open: 1, known: 0, foreign: 1 });
    const again = await Promise.all(Array.from({ length: 3 }, () => readIn(file, key)));
    expect(again.map(({ body }) => body.data)).toEqual(
      Array(3).fill({ matched: 0, open: 0, known: 2, foreign: 1 }),
    );
    expect(await acts()).toEqual([
      {
        verb: 'statement.read',
        object_kind: 'statement',
        actor_id: finance.staffId,
        after: { entries: 3 },
        reason: null,
      },
    ]);
    const [{ number }] = await rows('select number from payment where cart_id = $1', cartId);
    expect((await list('?state=all')).rows).toMatchObject([
      {
        booked: '2026-11-21',
        amount: 9900,
        name: 'Ada',
        said: expect.stringContaining('Spende'),
        state: 'open',
        why: 'no-reference',
        reserved: 0,
      },
      { booked: '2026-11-20', amount: 2400, state: 'matched', order: '', reserved: Number(number) },
    ]);
    expect((await list()).rows).toHaveLength(1);
    expect((await list('?state=matched')).rows).toHaveLength(1);
    expect((await list('?state=ignored')).rows).toEqual([]);
    expect((await list('?state=all&to=2026-11-20')).rows).toHaveLength(1);
  });

  test('a file that is sent several times at once is booked once, and read in by one act', async () => {
    await open();
    const file = statement({ amount: '24.00', said: 'Klasse 5b' }, { amount: '5.00', said: 'Spende' });
    const key = randomId();
    const answers = await Promise.all(Array.from({ length: 5 }, () => readIn(file, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await rows('select id from bank_line')).toHaveLength(2);
    expect(await acts()).toHaveLength(1);
  });

  test('lines of another account are named and left out', async () => {
    await open();
    const file = fileOf(camt([{ amount: '24.00' }], '08', 'DE02120300000000202051'));
    expect((await finance.post('office/statements/preview', { file })).body.data).toEqual({
      lines: 0,
      from: '',
      to: '',
      others: ['DE02120300000000202051'],
    });
    expect(ACCOUNT).not.toBe('DE02120300000000202051');
    await readIn(file);
    expect(await rows('select id from bank_line')).toEqual([]);
  });

  test.each([
    ['no statement', 'Liebe Bank!'],
    ['a CSV with a row that cannot be read', 'Buchungstag;Betrag;Verwendungszweck\n20.11.2026;viel;Spende\n'],
    ['half of an XML', '<?xml version="1.0"?><Document><BkToCstmrStmt>'],
    ['nothing', ' '],
  ])('%s is refused at its field, and nothing of it is taken', async (_what, text) => {
    await open();
    for (const answer of [
      await readIn(fileOf(text)),
      await finance.post('office/statements/preview', { file: fileOf(text) }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([422, 'FIELDS_INVALID']);
      expect(answer.body.errors.file[0]).toMatch(/Kontoauszug/);
    }
    expect([await rows('select id from bank_line'), await acts()]).toEqual([[], []]);
  });

  test('a large file is read for staff; of others nothing is', async () => {
    await open();
    const padded = fileOf(
      camt([{ amount: '24.00', said: 'Spende' }]).replace(
        '<GrpHdr>',
        `<!--${'x'.repeat(300_000)}--><GrpHdr>`,
      ),
    );
    expect((await readIn(padded)).body.data.open).toBe(1);
    const { headers } = finance;
    const body = { file: padded, key: randomId() };
    const nobody = await shop.post('/api/de/office/statements', body, { ...headers, cookie: '' });
    expect([nobody.status, nobody.body.code]).toEqual([401, 'STAFF_SIGNED_OUT']);
    const service = await signIn(shop, 'service');
    expect((await service.post('office/statements', body)).body.code).toBe('STAFF_NOT_PERMITTED');
  });

  test('a museum without transfers has nothing to read in', async () => {
    museum.remove();
    museum = makeTestMuseum();
    await open();
    expect(await list()).toEqual({ rows: [], account: '', next: null });
    expect((await readIn(statement({ amount: '24.00' }))).status).toBe(404);
  });

  test('a line is matched by hand once, however often it is sent: the order is placed, and the journal says who', async () => {
    await open({ JOBS: 'on' });
    const { cartId, reference } = await ask();
    const id = await openLine();
    expect(await preview(id)).toEqual({
      problem: 'unnamed',
      transfer: null,
      fitting: [{ reference: groupReference(reference), name: 'Grundschule am Hafen', amount: 2400 }],
    });
    expect(await preview(id, 'RF47 1234')).toMatchObject({ problem: 'unknown', transfer: null });
    expect(await preview(id, groupReference(reference).toLowerCase())).toMatchObject({
      problem: '',
      transfer: {
        reference: groupReference(reference),
        name: 'Grundschule am Hafen',
        order: '',
        amount: 2400,
        received: 0,
        with_it: 2400,
        closed: false,
      },
    });
    const key = randomId();
    const answers = await Promise.all(Array.from({ length: 5 }, () => match(id, reference, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect((await acts()).slice(1)).toEqual([
      {
        verb: 'bank-line.matched',
        object_kind: 'bank-line',
        actor_id: finance.staffId,
        after: { reference, amount: 2400 },
        reason: null,
      },
    ]);
    await vi.waitFor(
      async () =>
        expect(await rows('select number from placed_order where cart_id = $1', cartId)).toHaveLength(1),
      { timeout: 150_000, interval: 50 },
    );
    const [{ number }] = await rows('select number from placed_order where cart_id = $1', cartId);
    expect((await list('?state=matched')).rows).toMatchObject([{ id, order: number, reserved: 0 }]);
    const again = await match(id, reference);
    expect([again.status, again.body.code]).toEqual([409, 'OFFICE_LINE_SETTLED']);
    expect(await preview(id, reference)).toMatchObject({ problem: 'settled' });
  });

  test('two colleagues who settle a line at once: one does, the other reads that it is settled', async () => {
    await open();
    const other = await signIn(shop, 'finance');
    const [first, second] = [await ask(), await ask()];
    const id = await openLine();
    const answers = await Promise.all([
      match(id, first.reference),
      match(id, second.reference, randomId(), other),
      finance.post(`office/bank-lines/${id}/set-aside`, { reason: 'Spende', key: randomId() }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await acts()).slice(1)).toHaveLength(1);
    expect(await rows("select id from bank_line where state <> 'open'")).toHaveLength(1);
  });

  test.each([
    ['in another currency', { currency: 'CHF' }, undefined, 'does-not-fit'],
    ['for an order that there is not', { currency: undefined }, 'RF47 1234 5678 90', 'unknown'],
  ])('a line %s is refused at its field', async (_what, more, name, problem) => {
    await open();
    const { reference } = await ask();
    const id = await openLine(more);
    const seen = await preview(id, name ?? reference);
    expect([seen.problem, seen.fitting.length]).toEqual([problem, more.currency ? 0 : 1]);
    const { status, body } = await match(id, name ?? reference);
    expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'FIELDS_INVALID', ['name']]);
    expect(await rows('select state from bank_line')).toEqual([{ state: 'open' }]);
  });

  test('less or more than is due is said before', async () => {
    await open();
    const { reference } = await ask();
    await readIn(statement({ amount: '20.00', said: reference }));
    const id = await openLine({ amount: '3.00' });
    expect((await preview(id, reference)).transfer).toMatchObject({
      amount: 2400,
      received: 2000,
      with_it: 2300,
    });
    await match(id, reference);
    const more = await openLine({ amount: '6.00', said: 'Rest' });
    expect((await preview(more, reference)).transfer).toMatchObject({ received: 2300, with_it: 2900 });
  });

  test('a line is put aside with a reason, once; who paid is forgotten, the journal keeps why', async () => {
    await open();
    const id = await openLine();
    const body = { reason: 'eine Spende', key: randomId() };
    for (let times = 0; times < 2; times += 1)
      expect((await finance.post(`office/bank-lines/${id}/set-aside`, body)).status).toBe(200);
    expect((await list('?state=ignored')).rows).toEqual([
      expect.objectContaining({ id, name: '', said: '', why: 'eine Spende', amount: 2400 }),
    ]);
    expect((await acts()).slice(1)).toEqual([
      expect.objectContaining({
        verb: 'bank-line.set-aside',
        reason: 'eine Spende',
        after: { amount: 2400 },
      }),
    ]);
    expect((await match('nothing', 'RF47')).status).toBe(422);
    expect((await finance.post('office/bank-lines/nothing/set-aside', body)).status).toBe(404);
  });

  test('lines come page by page, although many are of the same day', async () => {
    await open();
    await readIn(
      statement(...Array.from({ length: 52 }, (_, n) => ({ amount: '1.00', said: `Spende ${n}` }))),
    );
    const first = await list();
    const second = await list(`?cursor=${encodeURIComponent(first.next)}`);
    expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 2, null]);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(52);
    expect((await finance.get('office/bank-lines?cursor=x')).body.code).toBe('REQUEST_MALFORMED');
  });
});

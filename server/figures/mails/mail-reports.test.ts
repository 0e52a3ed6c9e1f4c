// Reports by mail, on both engines: each Monday, about the week before, once, in the reader's language, and to nobody who may not see
// them in the office any more.
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { openShop } from '../../site/open-shop.ts';
import { type StaffClient, signIn } from '../../testing/staff/sign-in.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import { deliverReport, mailReports } from './mail-reports.ts';

/** Wednesday at noon; on Sunday the clocks go back. */
const WEDNESDAY = new Date('2026-10-21T10:00:00Z');

describe.each(testDatabases())('reports by mail on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder, {}, WEDNESDAY);
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const goTo = (instant: string) => shop.pass((Date.parse(instant) - shop.now().getTime()) / 1000);
  const reports = () => shop.outbox().filter((name) => name.includes('-report-'));
  /** The jobs that were written, as a process finds them that works on jobs. */
  const handedOver = async () =>
    (
      await shop.database.executeSql(
        "select data from pgboss.job where name = 'report-due' order by data ->> 'id'",
      )
    ).rows.map(({ data }) => data);
  /** The mails that leave now. */
  const mailed = async () => {
    const before = new Set(reports());
    const open = { ...shop.shop, ...(await openShop(shop.shop)) };
    await mailReports(open);
    for (const due of await handedOver()) await deliverReport(open, due);
    const fresh = reports().filter((name) => !before.has(name));
    return Promise.all(fresh.map((name) => PostalMime.parse(shop.mail(name))));
  };
  const to = (mails: Awaited<ReturnType<typeof mailed>>) => mails.map((mail) => mail.to?.[0]?.address).sort();
  const order = async (reader: StaffClient, report: string, query: object) => {
    const { status, body } = await reader.post('office/report-mails', { report, query });
    expect(status).toBe(200);
    return body.data;
  };
  const buy = async () => {
    const items = [{ type: 'ticket', id: 'flut-normal', datetime: '2026-11-18 10:00', count: 2 }];
    const { cartId } = (await shop.post('/api/de/checkout/initPayment', purchase(items))).body.data;
    await shop.bank(cartId, 'pay');
    expect((await shop.post('/api/de/checkout/execPayment', { cartId })).status).toBe(200);
  };

  test('a week whose Sunday has 25 hours is mailed on Monday at six, once, to each in their language', async () => {
    const german = await signIn(shop, 'finance');
    const english = await signIn(shop, 'finance', { language: 'en' });
    const first = await order(german, 'sales', { group: 'day' });
    expect(await order(german, 'sales', { group: 'day' })).toEqual(first);
    await order(english, 'visitors', {});
    const ended = await order(english, 'fill', { event: 'event:flut', group: 'slot' });
    expect((await english.get('office/report-mails')).body.data.mails).toHaveLength(2);
    await german.post('office/report-mails/end', { id: ended.id });
    expect((await english.get('office/report-mails')).body.data.mails).toHaveLength(2);
    await english.post('office/report-mails/end', { id: ended.id });
    expect((await english.get('office/report-mails')).body.data.mails).toHaveLength(1);
    expect((await german.get('office/report-mails')).body.data.mails).toEqual([first]);
    // Sunday, half past eleven at night; Sunday, a minute to midnight; Monday, a minute to six.
    goTo('2026-10-25T22:30:00Z');
    await buy();
    for (const early of ['2026-10-25T22:59:00Z', '2026-10-25T23:00:00Z', '2026-10-26T04:59:00Z']) {
      goTo(early);
      expect(await mailed()).toEqual([]);
    }
    goTo('2026-10-26T05:00:00Z');
    // What is sold on Monday is of the next week.
    await buy();
    const mails = await mailed();
    expect(to(mails)).toEqual([german.email, english.email].sort());
    expect(await mailed()).toEqual([]);
    goTo('2026-10-27T05:00:00Z');
    expect(await mailed()).toEqual([]);

    const sales = mails.find((mail) => mail.to?.[0]?.address === german.email);
    expect(sales?.subject).toBe('Verkäufe und Erstattungen: 19.–25. Oktober 2026');
    const [file] = sales?.attachments ?? [];
    expect([file?.filename, file?.mimeType]).toEqual(['sales-2026-10-19-2026-10-25.csv', 'text/csv']);
    const lines = new TextDecoder()
      .decode(file?.content as ArrayBuffer)
      .trimEnd()
      .split('\r\n');
    const [gross, all] = [lines.at(-2), lines.at(-1)].map((line) => line?.split(';').at(-1));
    expect([lines.length, lines.at(-2)?.slice(0, 12), gross]).toEqual([9, '"2026-10-25"', all]);
    expect(Number(all?.replaceAll('"', ''))).toBeGreaterThan(0);
    expect(sales?.html).toContain('<th');
    expect(sales?.text).toContain('Brutto');
    expect(sales?.text).toContain('/office/figures/sales?group=day&from=2026-10-19&to=2026-10-25');
    const visitors = mails.find((mail) => mail.to?.[0]?.address === english.email);
    expect(visitors?.subject).toContain('Who comes: ');
  });

  test('what could not be sent on Monday is sent later in the week; whoever orders meanwhile waits for the next', async () => {
    goTo('2026-11-02T10:00:00Z');
    const late = await signIn(shop, 'finance');
    await order(late, 'carts', {});
    goTo('2026-11-04T10:00:00Z');
    const mails = await mailed();
    expect([mails.length, to(mails).includes(late.email)]).toEqual([2, false]);
    expect(mails[0]?.subject).toMatch(/26\. Oktober|26 Oct/);
    goTo('2026-11-09T05:00:00Z');
    expect(to(await mailed())).toContain(late.email);
  });

  test('it ends by the link alone, and with the access of whoever gets it', async () => {
    const [byLink, leaves, demoted] = [
      await signIn(shop, 'finance'),
      await signIn(shop, 'finance'),
      await signIn(shop, 'finance'),
    ];
    const ordered = new Map<StaffClient, string>();
    for (const reader of [byLink, leaves, demoted])
      ordered.set(reader, (await order(reader, 'tours', { only: 'full' })).id);
    goTo('2026-11-16T05:00:00Z');
    const all = await mailed();
    expect(all.length).toBe(6);
    const mine = all.find((mail) => mail.to?.[0]?.address === byLink.email);
    const id = /no-report-mail#([\w-]+)/.exec(mine?.text ?? '')?.[1];
    expect(id).toBe(ordered.get(byLink));

    const members = shop.database;
    expect(
      (await shop.post('/api/de/office/report-mails/leave', { id }, { 'x-foyer-office': '1' })).status,
    ).toBe(200);
    await members.executeSql("update staff_member set state = 'ended' where id = $1", [leaves.staffId]);
    await members.executeSql("update staff_member set roles = '{door}' where id = $1", [demoted.staffId]);
    goTo('2026-11-23T05:00:00Z');
    const left = to(await mailed());
    expect(left.length).toBe(3);
    for (const { email } of [byLink, leaves, demoted]) expect(left).not.toContain(email);
    const rows = (await members.executeSql('select staff_id from report_mail')).rows.map(
      (row) => row.staff_id,
    );
    expect([rows.includes(leaves.staffId), rows.includes(demoted.staffId)]).toEqual([false, true]);
    const admin = await signIn(shop, 'admin');
    const acts = JSON.stringify((await admin.get('office/acts')).body.data);
    expect(acts).toContain('report-mail.ended');
  });

  test('of several processes one hands a report over, and one that dies meanwhile leaves nobody out', async () => {
    const reader = await signIn(shop, 'finance');
    const { id } = await order(reader, 'payouts', {});
    goTo('2026-11-30T05:00:00Z');
    const open = { ...shop.shop, ...(await openShop(shop.shop)) };
    const dying = {
      ...open.jobs,
      writeAll: async (...written: Parameters<typeof open.jobs.writeAll>) => {
        await open.jobs.writeAll(...written);
        throw new Error('killed');
      },
    };
    const mine = async () => (await handedOver()).filter((due) => due.id === id);
    await expect(mailReports({ ...open, jobs: dying })).rejects.toThrow('killed');
    expect(await mine()).toEqual([]);
    await Promise.all([1, 2, 3].map(() => mailReports(open)));
    expect(await mine()).toEqual([{ id, monday: '2026-11-30' }]);

    // The job runs again in another process, after the first has sent the mail and died.
    let sent = 0;
    const send = async () => {
      sent += 1;
      return '';
    };
    const process = () => ({
      ...open,
      mailer: { ...open.mailer, left: new Map<string, string>(), send },
    });
    const due = { id, monday: '2026-11-30' };
    await deliverReport(process(), due);
    await deliverReport(process(), due);
    expect(sent).toBe(1);
  });

  test('only a report that there is can be ordered, and only by whoever may see figures', async () => {
    const [finance, service] = [await signIn(shop, 'finance'), await signIn(shop, 'service')];
    for (const asked of [
      { report: 'nothing', query: {} },
      { report: 'sales', query: { group: 'slot' } },
    ])
      expect((await finance.post('office/report-mails', asked)).body.code).toBe('REQUEST_MALFORMED');
    expect((await service.post('office/report-mails', { report: 'sales', query: {} })).status).toBe(403);
  });
});

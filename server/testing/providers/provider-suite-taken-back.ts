// What the buyer is told when a bank has taken the money back for good (ADR 146): once, and only while it is true.
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { readAttention } from '../../attention/read-attention.ts';
import { deliverTakenBack } from '../../documents/taken-back/deliver-taken-back.ts';
import { checkLedger } from '../../ledger/books/check/check-ledger.ts';
import { notePaidAgain } from '../../payments/elsewhere/note-paid-again.ts';
import { PAYMENT_TAKEN_BACK, type PaymentTakenBack } from '../../payments/taken-back/taken-back-job.ts';
import { refundInDatabase } from '../../returns/command/refund-in-database.ts';
import { giveBack } from '../../returns/give-back.ts';
import { lastKnownMuseum } from '../../site/open-shop.ts';
import { signIn } from '../staff/sign-in.ts';
import { deliver, giveItBack, hearOf, paidPayment, stateOf } from './play-payment.ts';
import type { Delivery, Stage } from './provider-peer.ts';

const WEEKS = 20 * 24 * 3600;

export function takenBackStories(stage: () => Stage): void {
  const jobsOf = async ({ shop }: Stage) =>
    (await shop.shop.jobs.unfinished(PAYMENT_TAKEN_BACK)).map(({ data }) => data as PaymentTakenBack);
  /** The jobs run, in a process that knows nothing of what others have sent. @returns how many mails leave */
  const sendMails = async (on: Stage): Promise<number> => {
    const { shop } = on.shop;
    let left = 0;
    const send: typeof shop.mailer.send = (mail) => {
      left += 1;
      return shop.mailer.send(mail);
    };
    const mailing = {
      ...shop,
      ...lastKnownMuseum(shop),
      mailer: { ...shop.mailer, send, left: new Map<string, string>() },
    };
    for (const job of await jobsOf(on)) await deliverTakenBack(mailing, job);
    return left;
  };
  const mails = ({ shop }: Stage) => shop.outbox().filter((name) => name.includes(PAYMENT_TAKEN_BACK));
  const orderOf = async ({ shop }: Stage) =>
    (await shop.database.executeSql('select booking_id, number from placed_order')).rows[0];
  const needs = async ({ shop }: Stage) =>
    (await readAttention(shop.database, shop.now())).map(({ kind, amount }) => [kind, amount]);
  const cancelOne = ({ shop }: Stage, number: string) => {
    const pieces = [{ line: 0, part: 0, count: 1 }];
    const selection = { pieces, shipping: false, fee: 0, to: 'the-way-it-came' } as const;
    const by = { kind: 'command', user: 'kim' } as const;
    return giveBack(
      { ...shop.shop.payments, today: () => '2026-11-18' },
      { number, selection, reason: '', key: 'k0', by },
    );
  };
  const review = async ({ shop }: Stage, id: string) =>
    (await shop.get(`/api/de/order/review?id=${id}`)).body.data;

  test('weeks later: the buyer is told once, however often it is reported and whoever dies over it', async () => {
    const on = stage();
    const played = await paidPayment(on);
    const { booking_id, number } = await orderOf(on);
    const [before] = await on.peer.webhooks([played.reference]);
    expect(await review(on, booking_id)).not.toHaveProperty('taken_back');
    on.shop.pass(WEEKS);
    await on.peer.dispute(played.reference, 'lost');
    await Promise.all([hearOf(on, played), hearOf(on, played)]);
    await deliver(on, before as Delivery);
    await hearOf(on, played);
    expect((await stateOf(on, played)).state).toBe('charged-back');
    expect(await jobsOf(on)).toEqual([{ payment_id: played.id, at: on.shop.now().toISOString() }]);
    // A process that dies after it has sent leaves the job to another one.
    expect(await sendMails(on)).toBe(1);
    on.shop.pass(60);
    expect(await sendMails(on)).toBe(0);
    const mail = await PostalMime.parse(on.shop.mail(mails(on)[0] ?? ''));
    expect(mail.to).toMatchObject([{ address: 'ada@example.org' }]);
    expect(mail.subject).toBe(`Ihre Zahlung zur Bestellung ${number} wurde zurückgebucht`);
    expect(mail.text).toMatch(/24,00/);
    expect(mail.text).toContain('gelten vorerst weiter');
    expect(await review(on, booking_id)).toMatchObject({ state: 'confirmed', taken_back: 2400 });
    const service = await signIn(on.shop, 'service');
    const { history } = (await service.get(`office/orders/${number}`)).body.data;
    const told = history.filter(({ mail }: { mail?: string }) => mail === PAYMENT_TAKEN_BACK);
    expect(told).toMatchObject([{ kind: 'mail-sent', by: 'shop', left_out: false }]);
  });

  test('a part alone: the buyer is told of that part, and what is given back goes out as far as it is more', async () => {
    const on = stage();
    const played = await paidPayment(on);
    const { booking_id, number } = await orderOf(on);
    await on.peer.dispute(played.reference, 'lost', 1000);
    await hearOf(on, played);
    expect((await stateOf(on, played)).state).toBe('charged-back');
    expect(await review(on, booking_id)).toMatchObject({ state: 'confirmed', taken_back: 1000 });
    expect(await needs(on)).toEqual([['charged-back', 1000]]);
    expect(await sendMails(on)).toBe(1);
    const mail = await PostalMime.parse(on.shop.mail(mails(on)[0] ?? ''));
    expect(mail.subject).toBe(`Ein Teil Ihrer Zahlung zur Bestellung ${number} wurde zurückgebucht`);
    expect(mail.text).toMatch(/10,00/);
    expect(mail.text).not.toMatch(/24,00/);
    await cancelOne(on, number);
    expect((await stateOf(on, played)).refunds).toEqual(['200 due part']);
    expect([await needs(on), await review(on, booking_id)]).toEqual([
      [],
      expect.not.objectContaining({ taken_back: expect.anything() }),
    ]);
    await giveItBack(on, played);
    expect(await on.peer.returned(played.reference)).toBe(200);
    expect((await checkLedger(on.shop.database, on.shop.now())).differences).toEqual([]);
  });

  test('a part alone, won back after it was paid again at the museum: that part goes back', async () => {
    const on = stage();
    const played = await paidPayment(on);
    const { booking_id, number } = await orderOf(on);
    await on.peer.dispute(played.reference, 'lost', 1000);
    await hearOf(on, played);
    const by = { kind: 'command', user: 'kim' } as const;
    const again = { number, means: 'terminal', receipt: 'T-9', amount: 1000, key: 'k1', by } as const;
    expect((await notePaidAgain(on.shop.shop.payments, again)).state).toBe('done');
    expect([await needs(on), await review(on, booking_id)]).toEqual([
      [],
      expect.not.objectContaining({ taken_back: expect.anything() }),
    ]);
    expect(await checkLedger(on.shop.database, on.shop.now())).toEqual({ differences: [], open: [] });
    await on.peer.dispute(played.reference, 'won', 1000);
    await hearOf(on, played);
    expect(await stateOf(on, played)).toMatchObject({ state: 'paid', refunds: ['1000 due not-kept'] });
    expect(await needs(on)).toContainEqual(['paid-twice', 2400]);
    await giveItBack(on, played);
    expect(await on.peer.returned(played.reference)).toBe(1000);
    expect(await checkLedger(on.shop.database, on.shop.now())).toEqual({ differences: [], open: [] });
  });

  test('won again before the mail has left: nobody is told, and the order is paid', async () => {
    const on = stage();
    const played = await paidPayment(on);
    const { booking_id } = await orderOf(on);
    await on.peer.dispute(played.reference, 'lost');
    await hearOf(on, played);
    await on.peer.dispute(played.reference, 'won');
    await hearOf(on, played);
    expect((await stateOf(on, played)).state).toBe('paid');
    expect(await sendMails(on)).toBe(0);
    expect(await review(on, booking_id)).not.toHaveProperty('taken_back');
  });

  test('an order that was given back meanwhile: nobody is asked for money', async () => {
    const on = stage();
    const played = await paidPayment(on);
    const { number } = await orderOf(on);
    await on.peer.dispute(played.reference, 'lost');
    await hearOf(on, played);
    expect((await stateOf(on, played)).state).toBe('charged-back');
    await refundInDatabase(on.shop.database, number, on.shop.now);
    expect(await sendMails(on)).toBe(0);
  });
}

// What the buyer is told when a bank has taken the money back for good (ADR 146): once, and only while it is true.
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { deliverTakenBack } from '../../documents/taken-back/deliver-taken-back.ts';
import { PAYMENT_TAKEN_BACK, type PaymentTakenBack } from '../../payments/taken-back/taken-back-job.ts';
import { refundInDatabase } from '../../returns/command/refund-in-database.ts';
import { lastKnownMuseum } from '../../site/open-shop.ts';
import { signIn } from '../staff/sign-in.ts';
import { deliver, hearOf, paidPayment, stateOf } from './play-payment.ts';
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
      mailer: { ...shop.mailer, send, left: new Set<string>() },
    };
    for (const job of await jobsOf(on)) await deliverTakenBack(mailing, job);
    return left;
  };
  const mails = ({ shop }: Stage) => shop.outbox().filter((name) => name.includes(PAYMENT_TAKEN_BACK));
  const orderOf = async ({ shop }: Stage) =>
    (await shop.database.executeSql('select booking_id, number from placed_order')).rows[0];
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
    expect(await review(on, booking_id)).toMatchObject({ state: 'confirmed', taken_back: true });
    const service = await signIn(on.shop, 'service');
    const { history } = (await service.get(`office/orders/${number}`)).body.data;
    const told = history.filter(({ mail }: { mail?: string }) => mail === PAYMENT_TAKEN_BACK);
    expect(told).toMatchObject([{ kind: 'mail-sent', by: 'shop', left_out: false }]);
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

// The museum's account plays the stories of a provider whose peer is a bank statement: nobody declines, nobody is down, and
// there are no webhooks; what is left out says why.

import { type ProviderPeer, WAITS_FOR_NOBODY } from '../../testing/providers/provider-peer.ts';
import { providerSuite } from '../../testing/providers/provider-suite.ts';
import type { TestShop } from '../../testing/test-shop.ts';
import { type CamtLine, camt } from '../../testing/transfers/camt.ts';
import { ACCOUNT, BY_TRANSFER, FIRST_SLOT, transferMuseum } from '../../testing/transfers/transfer-museum.ts';
import { bookLines } from './statements/book-lines.ts';
import { readStatement } from './statements/read-statement.ts';
import { settleBooked } from './statements/settle-booked.ts';
import { returnsOf } from './transfer-return-store.ts';
import { findTransfer } from './transfer-store.ts';

const DAY = 24 * 3600;
const NO_PAGE = 'there is no page at a bank';
const NEVER_DOWN = 'the shop asks its own database';
const NO_WEBHOOKS = 'a statement is read in, and nothing is sent';
const BY_HAND = 'what comes back of a transfer that staff have sent is left to a person (statements.test.ts)';
const DAYS = 'its places are held for days (transfer.test.ts)';
const UNCLEAR = 'money that left without a refund is left to a person (statements.test.ts)';

providerSuite('the museum’s account', {
  settings: {},
  payart: BY_TRANSFER,
  museum: transferMuseum(),
  slot: FIRST_SLOT,
  laterSeconds: 0,
  tellsFee: true,
  signsWebhooks: false,
  hasKeys: false,
  disputed: 'charged-back',
  refundsByHand: true,
  lapsesAfter: 13 * DAY,
  peerOf,
  leavesOut: {
    ...WAITS_FOR_NOBODY,
    starting: NEVER_DOWN,
    trouble: NEVER_DOWN,
    webhooks: NO_WEBHOOKS,
    'declined: no order, and another try is paid': NO_PAGE,
    'left on the provider’s page: canceled, and found by reconciliation alone': NO_PAGE,
    'decided later: pending until then, then paid': 'all of them are',
    'decided after nine days, when the visit is over: no order, and the money goes back': DAYS,
    'paid twice, on two pages of one cart: one order, and the other money goes back':
      'it can be paid in no other way while it waits (transfer.test.ts)',
    'pauses between looks grow, and one falls on the end of the cart': DAYS,
    'a lapsed cart closes its page: it cannot be paid any more': DAYS,
    'a cart that another one replaces closes its page': DAYS,
    'a page that could not be closed because nobody answered is closed later': NEVER_DOWN,
    'nobody answers: no visitor is sent anywhere, and what was paid is found when somebody does': NEVER_DOWN,
    'nobody answers for a month: staff are told once, and money that is reported later goes back': NEVER_DOWN,
    'a refund that fails is not counted as paid back, and is tried again': BY_HAND,
    'a refund that was done and came back from a closed account is due again': BY_HAND,
    'a refund that fails again and again ends with a person, not with a sixth try': BY_HAND,
    'a provider that does not answer is asked for the refund again': NEVER_DOWN,
    'what was given back in the provider’s dashboard is known, in part and in whole': UNCLEAR,
    'what the dashboard gave back before the shop could is not given back twice': UNCLEAR,
    'given back before the shop knew that it was paid: no order': UNCLEAR,
  },
});

function peerOf({ shop, database, now }: TestShop): ProviderPeer {
  let lines = 0;
  /** The bank books it, and staff read its statement in. */
  const book = async (reference: string, line: Omit<CamtLine, 'amount' | 'said'> = {}, cents?: number) => {
    const transfer = await findTransfer(database, reference);
    if (!transfer) throw new Error(`nobody was asked for ${reference}`);
    const amount = ((cents ?? transfer.amount) / 100).toFixed(2);
    const day = now().toISOString().slice(0, 10);
    lines += 1;
    const said = `Zahlung ${lines}, Rechnung ${transfer.reference}`;
    const text = camt([{ amount, said, day, ...line }]);
    await bookLines(
      { database, jobs: shop.jobs, now },
      readStatement(new TextEncoder().encode(text), ACCOUNT),
      ACCOUNT,
    );
    return transfer.payment_id;
  };
  const settle = async (payment_id: string) => settleBooked(shop.payments, { payment_id });
  const never = () => {
    throw new Error('no story asks for it');
  };
  return {
    name: 'transfer',
    pay: async (reference) => {
      await book(reference);
    },
    decline: never,
    abandon: never,
    payLater: never,
    goDown: never,
    loseAnswers: never,
    haveTrouble: never,
    // Nothing closes a bank account: what comes late is booked like the rest.
    payAnyway: async (reference) => settle(await book(reference)),
    payMore: async (reference, amount) => settle(await book(reference, {}, amount)),
    returned: async (reference) => {
      const transfer = await findTransfer(database, reference);
      const returns = transfer ? await returnsOf(database, transfer.payment_id) : [];
      return returns.reduce((sum, { amount }) => sum + amount, 0);
    },
    // Each of them waits for the statement that shows it.
    refundsGo: async () => {},
    endRefunds: async (reference, state) => {
      if (state === 'failed') never();
      const transfer = await findTransfer(database, reference);
      const due = transfer ? await returnsOf(database, transfer.payment_id) : [];
      for (const { amount, state: how } of due)
        if (how === 'due') await settle(await book(reference, { debit: true }, amount));
    },
    giveBack: never,
    dispute: async (reference, state, amount) => {
      // A bank asks nobody: the money is gone, until its payer sends it again.
      const transfer = await findTransfer(database, reference);
      const isGone = transfer !== undefined && transfer.received - transfer.taken_back < transfer.amount;
      if (state === 'won' && isGone) await settle(await book(reference, {}, amount));
      if (state !== 'won' && !isGone)
        await settle(await book(reference, { debit: true, reversal: true }, amount));
    },
    webhooks: async () => [{ body: '{}', headers: {} }],
    sign: async () => ({}),
  };
}

// The museum's account plays the stories of a provider whose peer is a bank statement: nobody declines, nobody is down, and
// there are no webhooks; what is left out says why.

import type { ProviderPeer } from '../../testing/providers/provider-peer.ts';
import { providerSuite } from '../../testing/providers/provider-suite.ts';
import type { TestShop } from '../../testing/test-shop.ts';
import { type CamtLine, camt } from '../../testing/transfers/camt.ts';
import { ACCOUNT, BY_TRANSFER, FIRST_SLOT, transferMuseum } from '../../testing/transfers/transfer-museum.ts';
import { bookLines } from './statements/book-lines.ts';
import { readStatement } from './statements/read-statement.ts';
import { settleBooked } from './statements/settle-booked.ts';
import { returnsOf } from './transfer-return-store.ts';
import { findTransfer } from './transfer-store.ts';

const NO_PAGE = 'there is no page at a bank';
const NEVER_DOWN = 'the shop asks its own database';
const NO_WEBHOOKS = 'a statement is read in, and nothing is sent';
const BY_HAND = 'staff send money back, which takes days';
const DAYS = 'its places are held for days (transfer.test.ts)';
const UNCLEAR = 'money that left without a refund is left to a person (statements.test.ts)';
const NO_DISPUTE = 'a bank takes back at once';

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
  peerOf,
  leavesOut: {
    starting: NEVER_DOWN,
    trouble: NEVER_DOWN,
    late: 'its own stories of late money are with the statements (statements.test.ts)',
    webhooks: NO_WEBHOOKS,
    'declined: no order, and another try is paid': NO_PAGE,
    'left on the provider’s page: canceled, and found by reconciliation alone': NO_PAGE,
    'decided later: pending until then, then paid': 'all of them are',
    'pauses between looks grow, and one falls on the end of the cart': DAYS,
    'a lapsed cart closes its page: it cannot be paid any more': DAYS,
    'a cart that another one replaces closes its page': DAYS,
    'a page that could not be closed because nobody answered is closed later': NEVER_DOWN,
    'nobody answers: no visitor is sent anywhere, and what was paid is found when somebody does': NEVER_DOWN,
    'nobody answers for a month: staff are told once, and money that is reported later goes back': NEVER_DOWN,
    'money for a canceled cart goes back whole, once': BY_HAND,
    'a part goes back; the rest stays paid, and no more than the rest can follow': BY_HAND,
    'a refund that fails is not counted as paid back, and is tried again': BY_HAND,
    'a refund that was done and came back from a closed account is due again': BY_HAND,
    'a refund that fails again and again ends with a person, not with a sixth try': BY_HAND,
    'a provider that does not answer is asked for the refund again': NEVER_DOWN,
    'what was given back in the provider’s dashboard is known, in part and in whole': UNCLEAR,
    'what the dashboard gave back before the shop could is not given back twice': UNCLEAR,
    'given back before the shop knew that it was paid: no order': UNCLEAR,
    'a dispute that is won ends as paid; the order stands': NO_DISPUTE,
    'a dispute that is lost ends as charged-back; the order stands': NO_DISPUTE,
    'won again before the mail has left: nobody is told, and the order is paid': NO_DISPUTE,
    'an order that staff refund while its money is disputed gives it back once the dispute is won':
      NO_DISPUTE,
    'while the payer’s bank has the money, no refund is sent; after that it goes back': NO_DISPUTE,
  },
});

function peerOf({ shop, database, now }: TestShop): ProviderPeer {
  /** The bank books it, and staff read its statement in. */
  const book = async (reference: string, line: Omit<CamtLine, 'amount' | 'said'> = {}) => {
    const transfer = await findTransfer(database, reference);
    if (!transfer) throw new Error(`nobody was asked for ${reference}`);
    const amount = (transfer.amount / 100).toFixed(2);
    const day = now().toISOString().slice(0, 10);
    const text = camt([{ amount, said: `Rechnung ${transfer.reference}`, day, ...line }]);
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
    payAnyway: never,
    returned: async (reference) => {
      const transfer = await findTransfer(database, reference);
      const returns = transfer ? await returnsOf(database, transfer.payment_id) : [];
      return returns.reduce((sum, { amount }) => sum + amount, 0);
    },
    // Each of them waits for the statement that shows it.
    refundsGo: async () => {},
    endRefunds: async (reference, state) => {
      if (state === 'failed') never();
      await settle(await book(reference, { debit: true }));
    },
    giveBack: never,
    dispute: async (reference, state) => {
      if (state === 'lost') await settle(await book(reference, { debit: true, reversal: true }));
    },
    webhooks: async () => [{ body: '{}', headers: {} }],
    sign: async () => ({}),
  };
}

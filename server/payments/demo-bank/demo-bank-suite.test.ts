// The demo bank is a provider like any other: it plays every story that a provider has to (testing/providers/provider-suite.ts), on
// both databases.

import { testDatabases } from '../../platform/database/test-databases.ts';
import {
  PAID_ON_A_PAGE,
  type ProviderPeer,
  type ProviderUnderTest,
  WAITS_FOR_NOBODY,
} from '../../testing/providers/provider-peer.ts';
import { providerSuite } from '../../testing/providers/provider-suite.ts';
import type { TestShop } from '../../testing/test-shop.ts';
import type { BankDecision } from './demo-bank-decisions.ts';
import { disputeAsStaff, endRefundAsStaff, refundAsStaff, webhookAbout } from './demo-bank-staff.ts';
import { SIGNATURE_HEADER, signWebhook } from './webhook-signature.ts';

const LATER_SECONDS = 4;

const DEMO_BANK: ProviderUnderTest = {
  settings: { DEMO_BANK_WEBHOOK_TIMES: '0', DEMO_BANK_LATER_SECONDS: String(LATER_SECONDS) },
  payart: 166,
  laterSeconds: LATER_SECONDS,
  tellsFee: true,
  signsWebhooks: true,
  hasKeys: false,
  disputed: 'disputed',
  leavesOut: { ...PAID_ON_A_PAGE, ...WAITS_FOR_NOBODY },
  peerOf,
};

providerSuite('the demo bank', DEMO_BANK, testDatabases());

function peerOf(shop: TestShop): ProviderPeer {
  const { bank, providers } = shop.shop.payments;
  const decide = (decision: BankDecision) => async (reference: string) => {
    await shop.bank(reference, decision);
  };
  return {
    name: 'demo',
    pay: decide('pay'),
    decline: decide('decline'),
    abandon: decide('cancel'),
    payLater: async (reference, seconds = LATER_SECONDS) => {
      await shop.bank(reference, 'later');
      const at = new Date(shop.now().getTime() + seconds * 1000);
      await shop.database.executeSql('update demo_bank_payment set pays_at = $2 where id = $1', [
        reference,
        at,
      ]);
    },
    payAnyway: async (reference) => {
      const payer = '{"email": "grace@example.org", "name": "Grace Hopper"}';
      await shop.database.executeSql(
        "update demo_bank_payment set state = 'paid', payer = $2::jsonb where id = $1",
        [reference, payer],
      );
    },
    returned: async (reference) => {
      const { rows } = await shop.database.executeSql(
        "select coalesce(sum(amount), 0)::int as sum from demo_bank_refund where payment_id = $1 and state <> 'failed'",
        [reference],
      );
      return rows[0].sum;
    },
    // In the shop's own process, an answer comes or does not.
    haveTrouble: async (trouble) => {
      bank.mood.silent = trouble === 'silence';
      bank.mood.down = trouble !== undefined && trouble !== 'silence';
    },
    goDown: async (down) => {
      bank.mood.down = down;
    },
    loseAnswers: async (lost) => {
      bank.mood.mute = lost;
    },
    refundsGo: async (how) => {
      bank.mood.refunds = how;
    },
    endRefunds: async (reference, state) => {
      const outcome = await providers.demoBank.lookUp(reference);
      for (const { refundId } of 'refunds' in outcome ? (outcome.refunds ?? []) : [])
        if (refundId) await endRefundAsStaff(bank, refundId, state);
    },
    giveBack: async (reference, amount) => {
      await refundAsStaff(bank, reference, amount);
    },
    dispute: (reference, state, amount) => disputeAsStaff(bank, reference, state, amount),
    webhooks: async (references) => [webhookAbout(bank, references)],
    sign: async (body) => ({ [SIGNATURE_HEADER]: signWebhook(bank.secret, body, bank.now()) }),
  };
}

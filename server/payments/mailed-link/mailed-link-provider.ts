// The provider of orders that cost nothing and are confirmed by a link in a mail (ADR 063). Instead of a page at a bank there
// is the buyer's mailbox; instead of money, the proof in the link arrives (exec-payment.ts). It keeps nothing: how far an
// order is, its cart says.
import { findCart } from '../../orders/decide-cart.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { freeProvider } from '../free-provider.ts';
import type { PaymentOutcome, PaymentProvider } from '../payment-provider.ts';
import { writeLinkMail } from './link-mail-job.ts';

export type MailedLinkShop = {
  readonly database: Sql;
  readonly now: () => Date;
  readonly jobs: Pick<Jobs, 'write'>;
};

const MAILED_LINK = 'mailed-link';

/** Does the order wait for the link, and for no money? */
export function isByLink({ provider }: { readonly provider: string }): boolean {
  return provider === MAILED_LINK;
}

/** A cart has one such payment, under its own id: the same link is mailed again. */
export function mailedLinkProvider({ database, now, jobs }: MailedLinkShop): PaymentProvider {
  return {
    ...freeProvider,
    name: MAILED_LINK,
    start: async ({ paymentId, returnUrl }) => {
      await writeLinkMail(jobs, database, paymentId, now());
      return { reference: paymentId, url: returnUrl };
    },
    lookUp: async (cartId): Promise<PaymentOutcome> => {
      const cart = await findCart(database, cartId);
      if (!cart) return { state: 'unknown' };
      if (cart.state === 'paid' || cart.state === 'confirmed') return { state: 'paid' };
      return { state: cart.state === 'held' && cart.expires_at > now() ? 'open' : 'canceled' };
    },
  };
}

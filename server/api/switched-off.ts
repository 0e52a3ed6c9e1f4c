// Calls about what the museum has switched off are answered as if there were no such thing (spec 3, "Remote flags"). Calls
// about one product need no entry here: `offered-catalogue.ts` does not know it.
import type { CallKey } from '../../domain/contract.ts';
import { PASS_KIND } from '../../domain/merchandise/article-kind.ts';
import type { SiteConfig } from '../../domain/site/site.ts';

type Asked = { readonly query?: { readonly product_kind?: string | undefined } };
type Switch = (config: SiteConfig, asked: Asked) => boolean;

/** By call: whether the museum offers what it is about. */
export const SWITCHES = {
  'GET event/select': ({ has_tickets }) => has_tickets,
  'GET event/programme': ({ has_tickets }) => has_tickets,
  'GET tour/select/event': ({ has_guided_tours }) => has_guided_tours,
  'GET tour/overview': ({ has_guided_tours }) => has_guided_tours,
  'GET tour/attr': ({ has_guided_tours }) => has_guided_tours,
  'GET merchandise/select': ({ has_merchandise, has_memcard }, { query }) =>
    query?.product_kind === String(PASS_KIND) ? has_memcard : has_merchandise,
  'GET merchandise/attr': ({ has_merchandise }) => has_merchandise,
  'GET voucher/select/event/': ({ has_vouchers }) => has_vouchers,
  'GET voucher/attr': ({ has_vouchers }) => has_vouchers,
  // A pass that is sent costs postage, too.
  'GET checkout/shipping': ({ has_merchandise, has_memcard }) => has_merchandise || has_memcard,
  'POST auth/guest': ({ hasGuestRegistration }) => hasGuestRegistration,
  'POST customer/register': ({ hasUserRegistration }) => hasUserRegistration,
} as const satisfies Partial<Record<CallKey, Switch>>;

/** Whether a call is about something that the museum has switched off. */
export function isSwitchedOff(key: CallKey, config: SiteConfig, asked: Asked): boolean {
  const isOn: Switch | undefined = (SWITCHES as Partial<Record<CallKey, Switch>>)[key];
  return isOn !== undefined && !isOn(config, asked);
}

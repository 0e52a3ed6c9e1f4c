// Removes what is personal from a cart, an order or an invoice. Book-keeping needs what was sold, when, at which price
// and VAT, and to which country, as the place of supply decides the VAT of goods that are sent.

import { isPassLine } from '../../../domain/merchandise/pass-line.ts';
import { orderedKind } from '../../../domain/ordered-kinds.ts';
import type { Shipping } from '../../../domain/orders/order.ts';
import type { PlannedAdmission } from '../../../domain/orders/quote.ts';
import type { OrderLine } from '../../../domain/product-kinds.ts';
import type { Buyer } from '../content/cart-content.ts';

type Personal = {
  readonly buyer: Buyer;
  readonly lines: readonly OrderLine[];
  readonly shipping?: Shipping | null;
  readonly admissions?: readonly (readonly PlannedAdmission[])[];
};

/** The anonymous content of a cart, an order or an invoice. */
export function forgetContent<Content extends Personal>(content: Content): Content {
  const { buyer, lines, shipping, admissions } = content;
  const named = new Set(linesWithNames(lines));
  return {
    ...content,
    buyer: forgetBuyer(buyer),
    // A trader's VAT id is personal; a reference may be a name. A routing id is an authority's.
    buyer_vat_id: '',
    buyer_reference: '',
    lines: lines.map((line) => orderedKind(line.type).withoutPersons(line)),
    ...(shipping && { shipping: { ...shipping, name: '', ...forgetAddress(shipping) } }),
    ...(admissions && {
      admissions: admissions.map((ofLine, line) =>
        named.has(line) ? ofLine.map((admission) => ({ ...admission, name: '' })) : ofLine,
      ),
    }),
  };
}

function forgetBuyer({ address }: Buyer): Buyer {
  return {
    email: '',
    name: '',
    company: '',
    address: forgetAddress(address),
  };
}

function forgetAddress({ country }: { readonly country: string }) {
  return {
    street: '',
    zip: '',
    city: '',
    country,
  };
}

/** Lines whose admissions carry the name of a person: passes. The others carry the ticket's. */
export function linesWithNames(lines: readonly OrderLine[]): number[] {
  return lines.flatMap((line, index) => (isPassLine(line) ? [index] : []));
}

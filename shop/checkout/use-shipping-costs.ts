// The shipping cost of the cart (spec 4, "Shipping"). It is asked for again when the cart or the country changes, and not at
// all if there is nothing to send or no country.
import { useEffect, useState } from 'react';
import { readShippingCost } from '../../domain/cart/read-shipping-cost.ts';
import { shippingItems } from '../../domain/cart/shipping-items.ts';
import { ApiRefusal } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { askShipping, setShipping } from '../cart/cart-terms.ts';
import { useCart } from '../cart/use-cart.ts';
import { endSession, useToken } from '../customers/session/customer-store.ts';
import { failureText } from '../ground/failure-text.ts';
import { fieldProblemText } from '../ground/form/field-problem-text.ts';
import type { CheckoutProblem } from './use-checkout-form.ts';
import type { Delivery } from './use-delivery.ts';

export type ShippingCosts = {
  /** Asked, and not answered yet. */
  readonly pending: boolean;
  readonly retry: () => void;
};

export function useShippingCosts({ needed, country, ofToken }: Delivery): ShippingCosts {
  const call = useCall();
  const token = useToken();
  const { lines, shippingAsked } = useCart();
  const [attempt, setAttempt] = useState(0);
  // Prices and discounts are no part of it: they change with the answer.
  const asked = needed && country !== '' ? JSON.stringify([ofToken, country, shippingItems(lines)]) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks again
  useEffect(() => {
    if (asked === '') {
      setShipping({});
      return;
    }
    const overtaken = new AbortController();
    const [, , cart] = JSON.parse(asked) as [boolean, string, ReturnType<typeof shippingItems>];
    askShipping();
    call('POST SHIPPING_COSTS', {
      query: ofToken ? { jwt: token } : {},
      body: ofToken ? { cart } : { country, cart },
      signal: overtaken.signal,
    }).then(
      (cost) => setShipping({ shippingCosts: readShippingCost(cost), shippingAsked: asked }),
      (problem: unknown) => {
        if (overtaken.signal.aborted) return;
        if (!(problem instanceof ApiRefusal)) throw problem;
        // The session has ended: the shell leads to the login, and without it the country is asked for.
        if (problem.status === 401) endSession();
        setShipping({
          shippingError: problem.message,
          shippingCostsError: problem.code,
          shippingAsked: asked,
        });
      },
    );
    return () => overtaken.abort();
  }, [call, asked, token, attempt]);
  return { pending: asked !== '' && asked !== shippingAsked, retry: () => setAttempt((count) => count + 1) };
}

/** Why a parcel cannot be sent: its address is incomplete (spec 5), or its cost is unknown. */
export function useParcelProblems({ own, problems, needed }: Delivery): CheckoutProblem[] {
  const { t } = useI18n();
  const { shippingCostsError: code, shippingError: message } = useCart();
  const wrong = Object.entries(problems).flatMap(([at, [problem]]) => {
    if (!problem) return [];
    const message = fieldProblemText(at, problem, t);
    const summary = t('customers.errors.field', { label: t('customers.shipping'), message });
    return [{ field: 'shipping' as const, at, message, summary }];
  });
  if (wrong.length > 0) return wrong;
  if (!needed || code === '') return [];
  return [
    { field: 'shipping', at: own ? 'shipping.country' : 'same', message: failureText({ code, message }, t) },
  ];
}

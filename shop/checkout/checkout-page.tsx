// `/checkout`, and `/checkout/failed`: the same with the cart as it was, and what happened (spec 2). The payment types are the same
// for everyone; the visitor's own data is added in the browser.
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { isPage } from '../../domain/addresses.ts';
import { shopContext } from '../ground/shop-context.ts';
import { CheckoutView } from './checkout-view.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(shopContext);
  const [payments, guest, rooms] = await Promise.all([
    call('GET checkout/payments', { query: { shop: '1' } }),
    call('GET customer/attr', { query: { guest: '1' } }),
    call('GET waiting-room', {}),
  ]);
  return { payments, guestFields: guest.fields, rooms };
}

export function Component() {
  return (
    <CheckoutView
      {...useLoaderData<typeof loader>()}
      failed={isPage(useLocation().pathname, ['checkoutFailed'])}
    />
  );
}

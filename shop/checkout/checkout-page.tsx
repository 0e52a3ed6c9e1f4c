// `/checkout`, and `/checkout/failed`: the same with the cart as it was, and what happened (spec 2). The payment types are the same
// for everyone; the visitor's own data is added in the browser.
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { isPage } from '../../domain/addresses.ts';
import { shopContext } from '../ground/shop-context.ts';
import { CheckoutView } from './checkout-view.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(shopContext).call('GET checkout/payments', { query: { shop: '1' } });
}

export function Component() {
  return (
    <CheckoutView
      payments={useLoaderData<typeof loader>()}
      failed={isPage(useLocation().pathname, ['checkoutFailed'])}
    />
  );
}

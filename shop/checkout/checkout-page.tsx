// `/checkout`. The payment types are the same for everyone; all that belongs to the visitor comes from the browser.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { shopContext } from '../shop-context.ts';
import { CheckoutView } from './checkout-view.tsx';

export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(shopContext).call('GET checkout/payments', { query: { shop: '1' } });

export const Component = () => <CheckoutView payments={useLoaderData<typeof loader>()} failed={false} />;

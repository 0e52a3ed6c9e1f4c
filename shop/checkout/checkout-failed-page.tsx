// `/checkout/failed`: the checkout again, with the cart as it was, and what happened (spec 2).
import { useLoaderData } from 'react-router';
import { loader } from './checkout-page.tsx';
import { CheckoutView } from './checkout-view.tsx';

export { loader };

export const Component = () => <CheckoutView payments={useLoaderData<typeof loader>()} failed={true} />;

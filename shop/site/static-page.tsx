import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { shopContext } from '../shop-context.ts';
import { StaticText } from './static-text.tsx';

export function loader({ context, params }: LoaderFunctionArgs) {
  return context.get(shopContext).call('GET page/:id', { params: { id: params.id ?? '' } });
}

/** Imprint, terms, privacy, accessibility. */
export function Component() {
  return <StaticText {...useLoaderData<typeof loader>()} />;
}

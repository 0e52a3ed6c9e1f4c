import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { StaticText } from '../ground/page/static-text.tsx';
import { shopContext } from '../ground/shop-context.ts';

export function loader({ context, params }: LoaderFunctionArgs) {
  return context.get(shopContext).call('GET page/:id', { params: { id: params.id ?? '' } });
}

/** Imprint, terms, privacy, accessibility. */
export function Component() {
  return <StaticText {...useLoaderData<typeof loader>()} />;
}

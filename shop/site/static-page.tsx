import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { shopContext } from '../shop-context.ts';
import { StaticText } from './static-text.tsx';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  context.get(shopContext).call('GET page/:id', { params: { id: params.id ?? '' } });

/** Imprint, terms, privacy, accessibility. */
export const Component = () => <StaticText {...useLoaderData<typeof loader>()} />;

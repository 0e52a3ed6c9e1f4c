import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ApiRefusal } from '../api/call.ts';
import { notFound, shopContext } from '../shop-context.ts';
import { StaticText } from './static-text.tsx';

export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  try {
    return await context.get(shopContext).call('GET page/:id', { params: { id: params.id ?? '' } });
  } catch (problem) {
    throw problem instanceof ApiRefusal && problem.status === 404 ? notFound() : problem;
  }
};

/** Imprint, terms, privacy, accessibility. */
export const Component = () => <StaticText {...useLoaderData<typeof loader>()} />;

import { notFound } from '../shop-context.ts';

/** Any other address: a real 404, shown by the error page. */
export const loader = () => {
  throw notFound();
};

export const Component = () => null;

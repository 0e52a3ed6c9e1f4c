import { notFound } from '../ground/shop-context.ts';

/** Any other address: a real 404, shown by the error page. */
export function loader() {
  throw notFound();
}

export function Component() {
  return null;
}

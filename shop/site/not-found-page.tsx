import { notFound } from '../shop-context.ts';

export const loader = () => {
  throw notFound();
};

export const Component = () => null;

// What every loader works with: the typed API of this page's language. On the server it calls handlers directly.
import { createContext } from 'react-router';
import type { Language } from '../../domain/language.ts';
import type { Call } from './call.ts';

export type ShopContext = { readonly call: Call; readonly language: Language };

export const shopContext = createContext<ShopContext>();

/** Ids of static pages and other things a loader is asked for and does not find end here: a real 404. */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}

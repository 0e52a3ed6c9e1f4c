// What a page says to search engines and to networks where it is shared. The shop makes it while it renders the page;
// the server writes it into the document's head.

import type { ShopPath } from '../addresses.ts';

export type PageListing = {
  /** The page's own address below the language, without a leading slash, with the parameters that identify the page. */
  readonly path: ShopPath;
  readonly siteName: string;
  /** Plain text, cut at a word; '' when the page has none. */
  readonly description: string;
  readonly picture: { readonly src: string; readonly alt: string } | undefined;
  /** Complete schema.org objects. */
  readonly things: readonly object[];
};

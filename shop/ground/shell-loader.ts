import type { LoaderFunctionArgs } from 'react-router';
import type { ShopInfo, SiteConfig, StaticContent } from '../../domain/site/site.ts';
import { notFound, shopContext } from './shop-context.ts';

/** What every page needs: the museum, its configuration, its banners and links. */
export type ShellData = {
  readonly config: SiteConfig;
  readonly info: ShopInfo;
  readonly content: StaticContent;
};

export async function shellLoader({ context }: LoaderFunctionArgs): Promise<ShellData> {
  const { call } = context.get(shopContext);
  const [config, info, content] = await Promise.all([
    call('GET shopinfo/config', { query: { shop: '1' } }),
    call('GET shopinfo', { query: { shop: '1' } }),
    call('GET STATIC_CONTENT', {}),
  ]);
  return { config, info, content };
}

/** A language that the shop does not have is a 404. Its header and footer are in the default language. */
export async function languageLoader({ context, params }: LoaderFunctionArgs): Promise<null> {
  const { call } = context.get(shopContext);
  const { languages } = await call('GET shopinfo/config', { query: { shop: '1' } });
  if (params.lang !== undefined && !languages.includes(params.lang)) throw notFound();
  return null;
}

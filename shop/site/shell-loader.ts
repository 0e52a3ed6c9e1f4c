import type { LoaderFunctionArgs } from 'react-router';
import { isLanguage } from '../../domain/language.ts';
import type { ShopInfo, SiteConfig, StaticContent } from '../../domain/site/site.ts';
import { notFound, shopContext } from '../shop-context.ts';

/** What frames every page: the museum, its configuration, its banners and links. */
export type ShellData = {
  readonly config: SiteConfig;
  readonly info: ShopInfo;
  readonly content: StaticContent;
};

export const shellLoader = async ({ context, params }: LoaderFunctionArgs): Promise<ShellData> => {
  if (params.lang !== undefined && !isLanguage(params.lang)) throw notFound();
  const { call } = context.get(shopContext);
  const [config, info, content] = await Promise.all([
    call('GET shopinfo/config', { query: { shop: '1' } }),
    call('GET shopinfo', { query: { shop: '1' } }),
    call('GET STATIC_CONTENT', {}),
  ]);
  return { config, info, content };
};

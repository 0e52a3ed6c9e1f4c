// Renders one page to HTML.
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { Language } from '../../domain/language.ts';
import type { PageListing } from '../../domain/site/page-listing.ts';
import type { CompiledWording } from '../../domain/wording/translate.ts';
import { loadOutage } from '../frame/outage-later.tsx';
import type { ShellData } from '../ground/shell-loader.ts';
import { type ShopContext, shopContext } from '../ground/shop-context.ts';
import { pageListing } from '../search/page-listing.ts';
import { App } from './app.tsx';
import type { PageData } from './page-data.ts';
import { modulesOf } from './page-modules.ts';
import { routes } from './routes.tsx';

export type RenderedPage =
  | { readonly redirect: string; readonly status: number }
  | {
      readonly status: number;
      /** `<title>` and other elements for the head, as React emits them. */
      readonly head: string;
      readonly body: string;
      readonly hydration: PageData['hydration'];
      /** Source modules whose scripts the page will want first. */
      readonly modules: readonly string[];
      /** Undefined where search engines are not to list the page. */
      readonly listing: PageListing | undefined;
      /** Which page it is: its path with names in place of values. */
      readonly pattern: string;
    };

const handler = createStaticHandler(routes);

// React puts `<title>` and `<meta>` ahead of a fragment's first element; the shop's own HTML begins with this mark.
const ROOT = '<div class="foyer"';

/** Renders the page at an address. @param isGone whether what is missing was once sold at this address */
export async function renderPage(
  url: URL,
  shop: ShopContext,
  wording: CompiledWording,
  isGone: () => Promise<boolean>,
): Promise<RenderedPage> {
  await loadOutage();
  const context = await handler.query(new Request(url), {
    requestContext: new RouterContextProvider(new Map([[shopContext, shop]])),
  });
  if (context instanceof Response)
    return { redirect: context.headers.get('location') ?? '/', status: context.status };
  if (context.statusCode === 404 && (await isGone())) answerGone(context);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <App language={shop.language} wording={wording}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  );
  const rootAt = Math.max(html.indexOf(ROOT), 0);
  return {
    status: context.statusCode,
    head: html.slice(0, rootAt),
    body: html.slice(rootAt),
    hydration: { loaderData: context.loaderData, errors: serializeErrors(context.errors) },
    modules: modulesOf(context.matches.map(({ route }) => route)),
    listing: listingOf(context, url.origin, shop.language, wording),
    pattern: context.matches
      .map(({ route }) => route.path ?? '')
      .filter(Boolean)
      .join('/'),
  };
}

/** The API only knows that the product does not exist. The page says that it existed once. */
function answerGone(context: StaticHandlerContext): void {
  const ids = Object.keys(context.errors ?? {});
  context.errors = Object.fromEntries(ids.map((id) => [id, { status: 410 }]));
  context.statusCode = 410;
}

/** Pages that are missing or failed are not listed. */
function listingOf(
  { statusCode, errors, matches, loaderData }: StaticHandlerContext,
  origin: string,
  language: Language,
  wording: CompiledWording,
): PageListing | undefined {
  const page = matches.at(-1);
  // `/logout` is outside of the shell.
  const shell = loaderData['shell'] as ShellData | undefined;
  if (!page || !shell || statusCode !== 200 || errors) return undefined;
  const { route, params } = page;
  return pageListing(
    { pattern: route.path ?? '', params, data: loaderData[route.id], shell },
    origin,
    language,
    wording,
  );
}

/** Errors travel as what the error page needs to know of them: a status, never a message or a stack. */
function serializeErrors(errors: Record<string, unknown> | null) {
  return (
    errors &&
    Object.fromEntries(
      Object.entries(errors).map(([id, error]) => [
        id,
        {
          status: typeof error === 'object' && error && 'status' in error ? Number(error.status) : 500,
          internal: false,
        },
      ]),
    )
  );
}

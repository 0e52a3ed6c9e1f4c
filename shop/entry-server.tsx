// Renders one page to HTML.
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import type { CompiledWording } from '../domain/wording/translate.ts';
import { App } from './app.tsx';
import type { PageData } from './page-data.ts';
import { type PageHandle, routes } from './routes.tsx';
import { type ShopContext, shopContext } from './shop-context.ts';

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
    };

export type RenderPage = (url: URL, shop: ShopContext, wording: CompiledWording) => Promise<RenderedPage>;

const handler = createStaticHandler(routes);

// React puts `<title>` and `<meta>` ahead of a fragment's first element; what is ours begins with this mark.
const ROOT = '<div class="foyer"';

export const renderPage: RenderPage = async (url, shop, wording) => {
  const context = await handler.query(new Request(url), {
    requestContext: new RouterContextProvider(new Map([[shopContext, shop]])),
  });
  if (context instanceof Response)
    return { redirect: context.headers.get('location') ?? '/', status: context.status };
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
    modules: context.matches.flatMap(({ route }) => (route.handle as PageHandle | undefined)?.module ?? []),
  };
};

/** Errors travel as what the error page needs to know of them: a status, never a message or a stack. */
const serializeErrors = (errors: Record<string, unknown> | null) =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      {
        status: typeof error === 'object' && error && 'status' in error ? Number(error.status) : 500,
        internal: false,
      },
    ]),
  );

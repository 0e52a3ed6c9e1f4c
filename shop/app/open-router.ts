import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  type DataRouter,
  UNSAFE_defaultMapRouteProperties as defaultMapRouteProperties,
  type HydrationState,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  type RouterContextProvider,
} from 'react-router';
import { routes } from './routes.tsx';

type Page = {
  readonly hydrationData: HydrationState;
  readonly getContext: () => RouterContextProvider;
};

/**
 * What `createBrowserRouter` does. It stands in one module with forms, fetchers and links that the shop does not use, and
 * a bundler cannot leave those out (ADR 029).
 */
export function openRouter(page: Page): DataRouter {
  return createRouter({
    ...page,
    routes,
    history: createBrowserHistory(),
    mapRouteProperties: defaultMapRouteProperties,
    hydrationRouteProperties,
  }).initialize();
}

// The page at each address of the office (domain/office-addresses.ts). A page is loaded when it is visited, and only for
// whoever may see it.
import { type LoaderFunction, type RouteObject, redirect } from 'react-router';
import { FOLDERS } from '../../domain/addresses.ts';
import { OFFICE_ROUTES, officePaths } from '../../domain/office-addresses.ts';
import { isPermitted, OFFICE_ROUTE } from '../ground/session/me.ts';
import { noPage, officeContext, signedIn } from '../ground/session/office-context.ts';
import { ErrorPage } from './error-page.tsx';
import { SCREENS, type Screen, type ScreenRoute } from './menu.ts';
import { Opening } from './opening.tsx';
import { Shell } from './shell.tsx';

const meLoader: LoaderFunction = ({ context, request }) => signedIn(context.get(officeContext), request.url);

export const routes: RouteObject[] = [
  {
    path: FOLDERS.office.slice(0, -1),
    ErrorBoundary: ErrorPage,
    HydrateFallback: Opening,
    children: [
      { path: OFFICE_ROUTES.signIn, lazy: () => import('../sign-in/sign-in-page.tsx') },
      { path: OFFICE_ROUTES.directory, lazy: () => import('../sign-in/directory-page.tsx') },
      { path: OFFICE_ROUTES.forgotten, lazy: () => import('../sign-in/forgotten-page.tsx') },
      { path: OFFICE_ROUTES.newPassword, lazy: () => import('../sign-in/new-password-page.tsx') },
      { path: OFFICE_ROUTES.noReportMail, lazy: () => import('../figures/no-report-mail-page.tsx') },
      { path: OFFICE_ROUTES.join, lazy: () => import('../sign-in/join-page.tsx') },
      {
        id: OFFICE_ROUTE,
        loader: meLoader,
        Component: Shell,
        children: [
          {
            ErrorBoundary: ErrorPage,
            children: [
              ...Object.entries(SCREENS).map(([name, screen]) => screenRoute(name as ScreenRoute, screen)),
              { path: '*', loader: notFound, Component: () => null },
            ],
          },
        ],
      },
    ],
  },
];

function notFound(): never {
  throw noPage(404);
}

function screenRoute(name: ScreenRoute, screen: Screen): RouteObject {
  const path = OFFICE_ROUTES[name];
  const lazy = async () => {
    const { Component, loader } = await screen.page();
    return { Component, loader: guarded(name, screen, loader) };
  };
  return path === '' ? { index: true, lazy } : { path, lazy };
}

/** The page’s own loader, for whoever may see the page. */
function guarded(name: ScreenRoute, { permit }: Screen, loader?: LoaderFunction): LoaderFunction {
  return async (args, handlerContext) => {
    const me = await signedIn(args.context.get(officeContext), args.request.url);
    // Until there is a second factor, the server answers nothing else.
    if (me.factor.missing && name !== 'account') throw redirect(officePaths.account());
    if (!isPermitted(me, permit)) throw noPage(403);
    return loader ? loader(args, handlerContext) : null;
  };
}

// Every address of the shop (spec 2): routes, links, mails, sitemap, robots and the 410 answer are made from it. Its pages start
// with the language, `/de/tickets/moon`, except the logout; files do without. Staff's are in `office-addresses.ts`.
import { filePath, filledIn, type PathFunctions, pathFunctions } from './make-addresses.ts';

/** As the router reads them; a part with `?` may be left out. */
export const SHOP_ROUTES = {
  home: '',
  shipping: 'page/shipping',
  staticPage: 'page/:id',
  events: 'tickets',
  event: 'tickets/:id',
  tours: 'guided-tours',
  tour: 'guided-tours/:id',
  articles: 'merchandise/:category?',
  article: 'product/:id',
  passes: 'passes',
  pass: 'passes/:id',
  vouchers: 'vouchers',
  voucher: 'vouchers/:id',
  redeem: 'redeem',
  donations: 'donations',
  groups: 'groups',
  checkout: 'checkout',
  checkoutFailed: 'checkout/failed',
  checkoutAccepted: 'checkout/accepted',
  checkoutCanceled: 'checkout/canceled',
  checkoutSuccess: 'checkout/success',
  login: 'login',
  register: 'register',
  registerSuccess: 'register/success',
  registerGuest: 'register-guest',
  forgotPassword: 'forgot-password',
  passwordResetSuccess: 'password-reset-success',
  recover: 'recover/:guid?',
  recoverSuccess: 'recover-success',
  confirmEmail: 'confirm-email',
  confirmOrder: 'confirm-order',
  pay: 'pay',
  offer: 'offer',
  settings: 'settings',
  orderReview: 'order-review/:id',
  withdrawal: 'withdrawal',
  closedVisit: 'closed-visit',
  waitingRoom: 'waiting-room',
} as const;

export const LOGOUT_PATH = '/logout';

export type ShopRoute = keyof typeof SHOP_ROUTES;

declare const belowLanguage: unique symbol;
/** A path below the language, without a slash at its beginning: `tickets/moon`. Only this file makes them. */
export type ShopPath = string & { readonly [belowLanguage]: true };

/** One function for each route: `shopPaths.event('moon')` is `tickets/moon`. */
export const shopPaths: PathFunctions<typeof SHOP_ROUTES, ShopPath> = pathFunctions('', SHOP_ROUTES);

/** The path of a page as the router found it. @param pattern of SHOP_ROUTES */
export function matchedPath(
  pattern: string,
  parameters: Readonly<Record<string, string | undefined>>,
): ShopPath {
  return filledIn(pattern, (name) => parameters[name]) as ShopPath;
}

/** From the host's root on: `/de/tickets/moon`. @param language a code that the museum offers */
export function localPath(language: string, path = shopPaths.home()): string {
  return `/${language}/${path}`;
}

/** A page's path, with its parameters, in another language: `/fr/tickets` for `/de/tickets` and for `/tickets`. */
export function translatedPath(path: string, language: string): string {
  return path.replace(/^(\/[a-z]{2}(?=[/?]|$))?/, `/${language}`);
}

/** @param origin of the shop, without a slash at its end */
export function shopAddress(origin: string, language: string, path: ShopPath): string {
  return origin + localPath(language, path);
}

/** The page with parameters in its address, added to those that it has. */
export function withSearch(path: ShopPath, parameters: Readonly<Record<string, string>>): ShopPath {
  const search = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${path}${path.includes('?') ? '&' : '?'}${search.join('&')}` as ShopPath;
}

/** A mailed link's page with its secret after the `#`, which browsers never send. */
export function withSecret(page: string, secret: string): string {
  return `${page}/#${encodeURIComponent(secret)}`;
}

const RETURNED_CART = /^#foyer-us-([A-Za-z0-9]{1,64})$/;
const RETURNED_BEFORE = /[?&]us=([A-Za-z0-9]{1,64})(?:&|$)/;

/** The page that a provider leads back to, with the cart's id after the `#`, which browsers never send (ADR 049). */
export function withReturnedCart(page: string, cartId: string): string {
  return `${page.replace(/#.*/, '')}#foyer-us-${cartId}`;
}

/** The id of the cart whose payment has come back. Payments that began in an older version have it in `?us=`. */
export function returnedCart(address: {
  readonly search: string;
  readonly hash: string;
}): string | undefined {
  return (RETURNED_CART.exec(address.hash) ?? RETURNED_BEFORE.exec(address.search))?.[1];
}

/** The path below the language, `tickets` in `/de/tickets` and in `/tickets`. */
export function pathBelow(pathname: string): ShopPath {
  return pathname.replace(/^\/([a-z]{2}(\/|$))?/, '') as ShopPath;
}

/** Whether a path, with or without its language, is the logout's or below it. */
export function isLogout(pathname: string): boolean {
  return `/${pathBelow(pathname)}/`.startsWith(`${LOGOUT_PATH}/`);
}

/** Whether a path from the host's root on, with or without a language, is one of these pages. */
export function isPage(pathname: string, routes: readonly ShopRoute[]): boolean {
  const path = pathBelow(pathname).replace(/\/$/, '');
  return pathname.startsWith('/') && routes.some((route) => path === withoutParameter(route));
}

/** The same, or lies below one of them: `register/success` below `register`. */
export function isPageOrBelow(pathname: string, routes: readonly ShopRoute[]): boolean {
  const path = `${pathBelow(pathname)}/`;
  return routes.some((route) => path.startsWith(`${withoutParameter(route)}/`));
}

/** `order-review` of `order-review/:id`. */
export function withoutParameter(route: ShopRoute): string {
  return SHOP_ROUTES[route].replace(/\/:.*/, '');
}

/** Below these there are no pages of the shop. */
export const FOLDERS = {
  api: '/api/',
  assets: '/assets/',
  demoBank: '/demo-bank/',
  documents: '/documents/',
  door: '/door/',
  lists: '/lists/',
  look: '/look/',
  media: '/media/',
  office: '/office/',
  wording: '/wording/',
} as const;

export const SITEMAP_PATH = '/sitemap.xml';
export const ROBOTS_PATH = '/robots.txt';
export const EMBED_SCRIPT_PATH = '/embed.js';
/** The worker that shows saved tickets without network. At the root, so that it may serve orders in every language. */
export const TICKETS_WORKER_PATH = '/tickets-worker.js';
export const FAVICON_PATH = '/favicon.svg';
/** Browsers ask for it where a page names no icon. */
export const USUAL_FAVICON_PATH = '/favicon.ico';
export const MANIFEST_PATH = '/manifest.webmanifest';
export const HEALTH_PATH = '/healthz';
export const READY_PATH = '/readyz';
export const METRICS_PATH = '/metrics';
export const API_PAGE_PATH = FOLDERS.api;
export const OPEN_API_PATH = `${FOLDERS.api}openapi.json`;
export const DEMO_BANK_STYLE_PATH = `${FOLDERS.demoBank}style.css`;

/** A call of the contract. The language is a part of its own, the path may have more. */
export function callRoute(path: string): string {
  return `${FOLDERS.api}:lang/${path}`;
}

export const webhookPath = /* @__PURE__ */ filePath(`${FOLDERS.api}webhooks/:provider`);
export const demoBankPath = /* @__PURE__ */ filePath(`${FOLDERS.demoBank}:id`);
export const wordingPath = /* @__PURE__ */ filePath(`${FOLDERS.wording}:file`);
export const mediaPath = /* @__PURE__ */ filePath(`${FOLDERS.media}:file`);
/** A file of the museum's look: its name carries the hash of its content. */
export const lookPath = /* @__PURE__ */ filePath(`${FOLDERS.look}:file`);
export const sitemapPartPath = /* @__PURE__ */ filePath('/sitemap-:file');
/** The code of an admission as a picture: by its line and its number, because the code itself opens doors (ADR 048). */
export const barcodePath = /* @__PURE__ */ filePath(`${FOLDERS.documents}:id/admissions/:line/:number.svg`);
/** The tickets of an order as one page that needs nothing else, to be saved on a device (ADR 070). */
export const savedTicketsPath = /* @__PURE__ */ filePath(`${FOLDERS.documents}:id/tickets.html`);
export const guaranteeCodePath = /* @__PURE__ */ filePath(`${FOLDERS.documents}guarantee/:language.svg`);

/** The waiting room for browsers without scripts: a page that the server makes for one visitor. */
export const waitingPlacePath = /* @__PURE__ */ filePath(`/:language/${SHOP_ROUTES.waitingRoom}/place`);

/** How a voucher will look, for the form of its page. */
export const VOUCHER_PREVIEW_PATH = `${FOLDERS.documents}preview/voucher.pdf`;
export const PRESENT_PREVIEW_PATH = `${FOLDERS.documents}preview/present.html`;

/** Where the form of groups is sent by browsers without scripts, likewise. */
export const plainRequestPath = /* @__PURE__ */ filePath(`/:language/${SHOP_ROUTES.groups}/request`);

/** An order for browsers without scripts, likewise. */
export const plainOrderPath = /* @__PURE__ */ filePath(`/:language/${SHOP_ROUTES.orderReview}/plain`);

/** The documents of an order. */
export const documentPaths = {
  tickets: /* @__PURE__ */ filePath(`${FOLDERS.documents}:id/tickets.pdf`),
  calendar: /* @__PURE__ */ filePath(`${FOLDERS.documents}:id/visit.ics`),
  passes: /* @__PURE__ */ filePath(`${FOLDERS.documents}:id/passes.pdf`),
  vouchers: /* @__PURE__ */ filePath(`${FOLDERS.documents}:id/vouchers.pdf`),
  invoice: /* @__PURE__ */ filePath(`${FOLDERS.documents}:id/invoice.pdf`),
  'credit-note': /* @__PURE__ */ filePath(`${FOLDERS.documents}:id/credit-note.pdf`),
  xrechnung: /* @__PURE__ */ filePath(`${FOLDERS.documents}:id/xrechnung.xml`),
} as const;

/** A picture of the museum in every width. @param name with the hash of its content */
export function picturePath(name: string): string {
  return `${FOLDERS.media}${name}-{width}.webp`;
}

/** Whether the server makes the picture in every width, also as AVIF. */
export function isPicturePath(src: string): boolean {
  return src.startsWith(FOLDERS.media) && src.endsWith('{width}.webp');
}

// Every address of shop and office (spec 2): routes, links, mails, sitemap, robots and the 410 answer are made from it. The
// shop's pages start with the language, `/de/tickets/moon`, except the logout; the office's with `/office/`; files do without.
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

/** A route without a parameter takes none, one that ends in `?` may take one. */
type PathFunction<Pattern extends string, Path> = Pattern extends `${string}:${infer Name}`
  ? Name extends `${string}?`
    ? (value?: string) => Path
    : (value: string) => Path
  : () => Path;

type PathFunctions<Routes extends Readonly<Record<string, string>>, Path> = {
  readonly [Name in keyof Routes]: PathFunction<Routes[Name], Path>;
};

/** One function for each route: `shopPaths.event('moon')` is `tickets/moon`. */
export const shopPaths: PathFunctions<typeof SHOP_ROUTES, ShopPath> = pathFunctions('', SHOP_ROUTES);

function pathFunctions<Routes extends Readonly<Record<string, string>>, Path>(
  before: string,
  routes: Routes,
) {
  const functions = Object.entries(routes).map(([name, pattern]) => [
    name,
    (value?: string) => before + filledIn(pattern, () => value),
  ]);
  return Object.fromEntries(functions) as PathFunctions<Routes, Path>;
}

/** The pages of the office, below `/office/`. */
export const OFFICE_ROUTES = {
  today: '',
  desk: 'desk',
  places: 'places',
  placeDecisions: 'places/decisions',
  placesAffected: 'places/affected',
  place: 'places/:slot',
  closings: 'closings',
  newClosing: 'new-closing',
  closing: 'closings/:number',
  orders: 'orders',
  bulkActs: 'bulk-acts',
  bulkAct: 'bulk-acts/:id',
  reserved: 'reserved',
  reservedOrder: 'reserved/:number',
  payments: 'payments',
  invoices: 'invoices',
  bankLines: 'bank',
  moneyBack: 'money-back',
  withdrawals: 'withdrawals',
  withdrawal: 'withdrawals/:id',
  parcels: 'parcels',
  parcel: 'parcels/:number',
  codes: 'codes',
  code: 'codes/:number',
  figures: 'figures',
  report: 'figures/:report',
  accounting: 'accounting',
  dayClosings: 'day-closings',
  dayClosing: 'day-closings/:day',
  admissions: 'admissions',
  doorPaper: 'admissions/paper',
  devices: 'devices',
  passes: 'passes',
  pass: 'passes/:number',
  people: 'people',
  person: 'people/:id',
  acts: 'acts',
  groupRequests: 'group-requests',
  groupRequest: 'group-requests/:number',
  groupOffer: 'group-requests/:number/offer',
  guides: 'guides',
  newGuide: 'new-guide',
  guide: 'guides/:id',
  guidesOwed: 'guides-owed',
  tourPlan: 'tour-plan',
  tourPeople: 'tour-plan/:date',
  ownTours: 'own-tours',
  ownTour: 'own-tours/:date',
  order: 'orders/:number',
  customers: 'customers',
  customer: 'customers/:id',
  programme: 'programme',
  revision: 'programme/:number',
  draftEvents: 'programme/:number/events',
  /** Which event of which draft: `34.tide`. */
  draftEvent: 'programme/event/:event',
  /** What of which draft: `34.tour`. */
  draftThings: 'programme/things/:kind',
  /** Which one: `34.tour.night-walk`. */
  draftThing: 'programme/thing/:thing',
  account: 'account',
  signIn: 'sign-in',
  join: 'join',
  directory: 'directory',
  forgotten: 'forgotten',
  newPassword: 'new-password',
  noReportMail: 'no-report-mail',
} as const;

export type OfficeRoute = keyof typeof OFFICE_ROUTES;

declare const belowOffice: unique symbol;
/** A page of the office, from the host's root on: `/office/orders/F-1`. Only this file makes them. */
export type OfficePath = string & { readonly [belowOffice]: true };

/** One function for each route: `officePaths.order('F-1')` is `/office/orders/F-1`. */
export const officePaths: PathFunctions<typeof OFFICE_ROUTES, OfficePath> = /* @__PURE__ */ pathFunctions(
  '/office/',
  OFFICE_ROUTES,
);

/** A page of the office with parameters in its address; those without a value are left out. */
export function officePathWith(
  path: OfficePath,
  parameters: Readonly<Record<string, string | undefined>>,
): OfficePath {
  return withParameters(path, parameters) as OfficePath;
}

function withParameters(path: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const search = Object.entries(parameters).flatMap(([name, value]) =>
    value ? `${name}=${encodeURIComponent(value)}` : [],
  );
  return search.length > 0 ? `${path}?${search.join('&')}` : path;
}

/** The path of a page as the router found it. @param pattern of SHOP_ROUTES */
export function matchedPath(
  pattern: string,
  parameters: Readonly<Record<string, string | undefined>>,
): ShopPath {
  return filledIn(pattern, (name) => parameters[name]) as ShopPath;
}

/** A part of the path whose value is missing is left out. */
function filledIn(pattern: string, readValue: (name: string) => string | undefined): string {
  return pattern.replace(/\/:(\w+)\??/g, (_, name) => {
    const value = readValue(name);
    return value ? `/${encodeURIComponent(value)}` : '';
  });
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

/** Makes the address of a file; `route` is how the server's router reads it. */
export type FilePath<Route extends string> = ((
  values: Readonly<Record<NamesIn<Route>, string>>,
) => string) & {
  readonly route: Route;
};
type NamesIn<Route extends string> = Route extends `${string}:${infer Rest}`
  ? NameAtStart<Rest> | NamesIn<Rest>
  : never;
type NameAtStart<Rest extends string> = Rest extends `${infer Name}/${string}`
  ? Name
  : Rest extends `${infer Name}.${string}`
    ? Name
    : Rest;

/** A call of the contract. The language is a part of its own, the path may have more. */
export function callRoute(path: string): string {
  return `${FOLDERS.api}:lang/${path}`;
}

export const webhookPath = /* @__PURE__ */ filePath(`${FOLDERS.api}webhooks/:provider`);
/** The museum's directory says here that it has signed somebody out. */
export const DIRECTORY_LOGOUT_PATH = `${FOLDERS.api}directory/logout`;
export const demoBankPath = /* @__PURE__ */ filePath(`${FOLDERS.demoBank}:id`);
export const listPath = /* @__PURE__ */ filePath(`${FOLDERS.lists}:name.csv`);

/** A list as a file, narrowed to what its page is. */
export function listAddress(name: string, parameters: Readonly<Record<string, string | undefined>>): string {
  return withParameters(listPath({ name }), parameters);
}

export const reportCsvPath = /* @__PURE__ */ filePath(`${FOLDERS.lists}figures/:report.csv`);
export const reportXlsxPath = /* @__PURE__ */ filePath(`${FOLDERS.lists}figures/:report.xlsx`);

/** A report as a file, narrowed to what its page is. */
export function reportFileAddress(
  report: string,
  kind: 'csv' | 'xlsx',
  parameters: Readonly<Record<string, string | undefined>>,
): string {
  return withParameters((kind === 'csv' ? reportCsvPath : reportXlsxPath)({ report }), parameters);
}

/** The file that the museum's accountant imports into DATEV, of days that stand in its address. */
export const datevPath = /* @__PURE__ */ filePath(`${FOLDERS.lists}accounting/datev.csv`);

/** A day in the books as a file for spreadsheets. */
export const dayCsvPath = /* @__PURE__ */ filePath(`${FOLDERS.lists}accounting/days/:day.csv`);

export function dayFileAddress(day: string, language: string): string {
  return withParameters(dayCsvPath({ day }), { lang: language });
}

export function datevAddress(days: { readonly from: string; readonly to: string }): string {
  return withParameters(datevPath({}), days);
}

/** A guide's own tours for their calendar; whoever knows the address reads them. */
export const guideCalendarPath = /* @__PURE__ */ filePath(`${FOLDERS.documents}guides/:guide/:secret.ics`);

/** The app of the door, with the code that pairs a device after the `#`, which browsers never send. */
export function doorPath(code: string): string {
  return `${FOLDERS.door}#${encodeURIComponent(code)}`;
}

/** An invoice or a credit note for whoever is signed in to the office: by its number, which opens nothing to others. */
export const officePaperPath = /* @__PURE__ */ filePath(`${FOLDERS.office}papers/:number.pdf`);
/** The same for machines. */
export const officeXmlPath = /* @__PURE__ */ filePath(`${FOLDERS.office}papers/:number.xml`);
/** A revision of the programme as a folder, for whoever may change it. */
export const officeProgrammePath = /* @__PURE__ */ filePath(`${FOLDERS.office}programme/:number.zip`);
/** A picture of a revision, for whoever may change the programme. */
export const officeDraftPicturePath = /* @__PURE__ */ filePath(
  `${FOLDERS.office}programme/:number/images/:file`,
);
/** A draft of the programme as the shop would be, for staff: the secret ends. */
export const officePreviewPath = /* @__PURE__ */ filePath(`${FOLDERS.office}preview/:secret`);
export const PREVIEW_END_PATH = `${FOLDERS.office}preview-end`;
/** A paper of an order for whoever is signed in to the office: by the order's number and the kind of the paper. */
export const officeOrderPaperPath = /* @__PURE__ */ filePath(`${FOLDERS.office}papers/:number/:file`);

/** @param number of a paper, where there are several of its kind */
export function officeOrderPaper(order: string, kind: string, number: string | undefined): string {
  return withParameters(officeOrderPaperPath({ number: order, file: kind }), { number });
}

export const wordingPath = /* @__PURE__ */ filePath(`${FOLDERS.wording}:file`);
/** The office's own scripts and styles. */
export const OFFICE_ASSETS_PATH = `${FOLDERS.office}assets/`;
/** The door's own scripts and styles. */
export const DOOR_ASSETS_PATH = `${FOLDERS.door}assets/`;
/** The office's wording of a language, with the hash of its content in its name. */
export const officeWordingPath = /* @__PURE__ */ filePath(`${FOLDERS.office}wording/:file`);
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

function filePath<const Route extends string>(route: Route): FilePath<Route> {
  const path = (values: Readonly<Record<string, string>>) =>
    route.replace(/:(\w+)/g, (_, name) => encodeURIComponent(values[name] ?? ''));
  return Object.assign(path, { route });
}

/** Where the museum’s directory sends whoever has signed in there. */
export function officeDirectoryAddress(origin: string): string {
  return `${origin}${officePaths.directory()}`;
}

/** The office's page where a link for a new password leads, with its secret after the `#`. */
export function officeRecoverAddress(origin: string, secret: string): string {
  return `${origin}${officePaths.newPassword()}#${encodeURIComponent(secret)}`;
}

/** Where the mail of a report is ended without signing in, with its id after the `#`. */
export function officeReportMailAddress(origin: string, id: string): string {
  return `${origin}${officePaths.noReportMail()}#${encodeURIComponent(id)}`;
}

/** One's own account in the office, for mails. */
export function officeAccountAddress(origin: string): string {
  return `${origin}${officePaths.account()}`;
}

/** The office's page that an invitation leads to, with its secret after the `#`, which browsers never send. */
export function officeJoinAddress(origin: string, secret: string): string {
  return `${origin}${officePaths.join()}#${encodeURIComponent(secret)}`;
}

/** A picture of the museum in every width. @param name with the hash of its content */
export function picturePath(name: string): string {
  return `${FOLDERS.media}${name}-{width}.webp`;
}

/** Whether the server makes the picture in every width, also as AVIF. */
export function isPicturePath(src: string): boolean {
  return src.startsWith(FOLDERS.media) && src.endsWith('{width}.webp');
}

// Every address of the office and of what staff read (spec 2): its pages, papers, lists, and the door. Routes, links and mails
// are made from it.
import { FOLDERS } from './addresses.ts';
import { filePath, type PathFunctions, pathFunctions, withParameters } from './make-addresses.ts';

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
  draftUnused: 'programme/:number/unused',
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

/** The museum's directory says here that it has signed somebody out. */
export const DIRECTORY_LOGOUT_PATH = `${FOLDERS.api}directory/logout`;

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
/** A logo or an icon of a revision, likewise. */
export const officeDraftLogoPath = /* @__PURE__ */ filePath(`${FOLDERS.office}programme/:number/logo/:file`);
/** A draft of the programme as the shop would be, for staff: the secret ends. */
export const officePreviewPath = /* @__PURE__ */ filePath(`${FOLDERS.office}preview/:secret`);

/** The same, beginning at one of the shop's pages. @param page with its language: `/de/tickets/moon` */
export function previewAddress(secret: string, page?: string): string {
  const path = officePreviewPath({ secret });
  return page === undefined ? path : withParameters(path, { page });
}

export const PREVIEW_END_PATH = `${FOLDERS.office}preview-end`;
/** A paper of an order for whoever is signed in to the office: by the order's number and the kind of the paper. */
export const officeOrderPaperPath = /* @__PURE__ */ filePath(`${FOLDERS.office}papers/:number/:file`);

/** @param number of a paper, where there are several of its kind */
export function officeOrderPaper(order: string, kind: string, number: string | undefined): string {
  return withParameters(officeOrderPaperPath({ number: order, file: kind }), { number });
}

/** The office's own scripts and styles. */
export const OFFICE_ASSETS_PATH = `${FOLDERS.office}assets/`;
/** The door's own scripts and styles. */
export const DOOR_ASSETS_PATH = `${FOLDERS.door}assets/`;
/** The office's wording of a language, with the hash of its content in its name. */
export const officeWordingPath = /* @__PURE__ */ filePath(`${FOLDERS.office}wording/:file`);

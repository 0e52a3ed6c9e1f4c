// Every screen of the office: its page, who may see it, and its place in the menu. Addresses are in
// domain/office-addresses.ts. What one may not do is not shown: neither the line of the menu nor the page.
import type { LoaderFunction } from 'react-router';
import type { StaffPermit } from '../../domain/endpoint.ts';
import type { OfficeRoute } from '../../domain/office-addresses.ts';
import type { OfficeWording } from '../../domain/wording/office/office-catalogue.ts';

/** A page file exports `Component` and, where it shows what the server knows, `loader`. */
export type PageModule = { readonly Component: React.ComponentType; readonly loader?: LoaderFunction };

export type Screen = {
  readonly page: () => Promise<PageModule>;
  /** A permission, or `staff` for everybody who is signed in. */
  readonly permit: StaffPermit;
  /** Its line in the menu; a page that a list leads to has none. */
  readonly menu?: { readonly group: MenuGroup; readonly wording: MenuWording };
};

type MenuWording = Extract<keyof OfficeWording, `office.menu.${string}`>;

/** In the order of the menu. */
export const MENU_GROUPS = ['day', 'visitors', 'money', 'programme', 'house'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** In the order of the menu. */
export const SCREENS: Readonly<Record<ScreenRoute, Screen>> = {
  today: {
    page: () => import('../today/today-page.tsx'),
    permit: 'staff',
    menu: { group: 'day', wording: 'office.menu.today' },
  },
  ownTours: {
    page: () => import('../guides/tour/own-tours-page.tsx'),
    permit: 'staff:tours.own',
    menu: { group: 'day', wording: 'office.menu.ownTours' },
  },
  ownTour: { page: () => import('../guides/tour/own-tour-page.tsx'), permit: 'staff:tours.own' },
  desk: {
    page: () => import('../desk/desk-page.tsx'),
    permit: 'staff:desk.sell',
    menu: { group: 'day', wording: 'office.menu.desk' },
  },
  places: {
    page: () => import('../places/places-page.tsx'),
    permit: 'staff:capacity.read',
    menu: { group: 'day', wording: 'office.menu.places' },
  },
  placeDecisions: {
    page: () => import('../places/decisions-page.tsx'),
    permit: 'staff:capacity.read',
  },
  placesAffected: { page: () => import('../places/affected-page.tsx'), permit: 'staff:orders.read' },
  place: { page: () => import('../places/place-page.tsx'), permit: 'staff:capacity.read' },
  admissions: {
    page: () => import('../admissions/admissions-page.tsx'),
    permit: 'staff:admissions.scan',
    menu: { group: 'day', wording: 'office.menu.admissions' },
  },
  doorPaper: { page: () => import('../admissions/paper-page.tsx'), permit: 'staff:admissions.scan' },
  orders: {
    page: () => import('../orders/orders-page.tsx'),
    permit: 'staff:orders.read',
    menu: { group: 'visitors', wording: 'office.menu.orders' },
  },
  bulkActs: { page: () => import('../orders/bulk/bulk-acts-page.tsx'), permit: 'staff:orders.change' },
  bulkAct: { page: () => import('../orders/bulk/bulk-act-page.tsx'), permit: 'staff:orders.change' },
  groupRequests: {
    page: () => import('../group-requests/requests-page.tsx'),
    permit: 'staff:desk.sell',
    menu: { group: 'visitors', wording: 'office.menu.groupRequests' },
  },
  groupRequest: { page: () => import('../group-requests/request-page.tsx'), permit: 'staff:desk.sell' },
  groupOffer: { page: () => import('../desk/offer-page.tsx'), permit: 'staff:desk.sell' },
  parcels: {
    page: () => import('../parcels/parcels-page.tsx'),
    permit: 'staff:parcels.send',
    menu: { group: 'visitors', wording: 'office.menu.parcels' },
  },
  parcel: { page: () => import('../parcels/parcel-page.tsx'), permit: 'staff:parcels.send' },
  customers: {
    page: () => import('../customers/customers-page.tsx'),
    permit: 'staff:customers.read',
    menu: { group: 'visitors', wording: 'office.menu.customers' },
  },
  customer: { page: () => import('../customers/customer-page.tsx'), permit: 'staff:customers.read' },
  reserved: {
    page: () => import('../payments/reserved-page.tsx'),
    permit: 'staff:money.receive',
    menu: { group: 'visitors', wording: 'office.menu.reserved' },
  },
  reservedOrder: {
    page: () => import('../payments/reserved-order-page.tsx'),
    permit: 'staff:money.receive',
  },
  withdrawals: {
    page: () => import('../withdrawals/withdrawals-page.tsx'),
    permit: 'staff:withdrawals.decide',
    menu: { group: 'visitors', wording: 'office.menu.withdrawals' },
  },
  withdrawal: {
    page: () => import('../withdrawals/withdrawal-page.tsx'),
    permit: 'staff:withdrawals.decide',
  },
  closings: {
    page: () => import('../closings/closings-page.tsx'),
    permit: 'staff:orders.read',
    menu: { group: 'visitors', wording: 'office.menu.closings' },
  },
  newClosing: { page: () => import('../closings/new-closing-page.tsx'), permit: 'staff:orders.cancel' },
  closing: { page: () => import('../closings/closing-page.tsx'), permit: 'staff:orders.read' },
  codes: {
    page: () => import('../codes/codes-page.tsx'),
    permit: 'staff:vouchers.read',
    menu: { group: 'visitors', wording: 'office.menu.codes' },
  },
  code: { page: () => import('../codes/code-page.tsx'), permit: 'staff:vouchers.read' },
  figures: {
    page: () => import('../figures/figures-page.tsx'),
    permit: 'staff:figures.read',
    menu: { group: 'money', wording: 'office.menu.figures' },
  },
  report: { page: () => import('../figures/report-page.tsx'), permit: 'staff:figures.read' },
  dayClosings: {
    page: () => import('../accounting/days/days-page.tsx'),
    permit: 'staff:figures.read',
    menu: { group: 'money', wording: 'office.menu.dayClosings' },
  },
  dayClosing: { page: () => import('../accounting/days/day-page.tsx'), permit: 'staff:figures.read' },
  accounting: {
    page: () => import('../accounting/accounting-page.tsx'),
    permit: 'staff:figures.read',
    menu: { group: 'money', wording: 'office.menu.accounting' },
  },
  passes: {
    page: () => import('../passes/passes-page.tsx'),
    permit: 'staff:vouchers.read',
    menu: { group: 'visitors', wording: 'office.menu.passes' },
  },
  pass: { page: () => import('../passes/pass-page.tsx'), permit: 'staff:vouchers.read' },
  payments: {
    page: () => import('../payments/payments-page.tsx'),
    permit: 'staff:payments.manage',
    menu: { group: 'money', wording: 'office.menu.payments' },
  },
  bankLines: {
    page: () => import('../payments/bank/bank-page.tsx'),
    permit: 'staff:payments.manage',
    menu: { group: 'money', wording: 'office.menu.bankLines' },
  },
  moneyBack: {
    page: () => import('../orders/money-back/money-back-page.tsx'),
    permit: 'staff:money.refund',
    menu: { group: 'money', wording: 'office.menu.moneyBack' },
  },
  invoices: {
    page: () => import('../orders/invoices/invoices-page.tsx'),
    permit: 'staff:invoices.read',
    menu: { group: 'money', wording: 'office.menu.invoices' },
  },
  programme: {
    page: () => import('../programme/programme-page.tsx'),
    permit: 'staff:programme.change',
    menu: { group: 'programme', wording: 'office.menu.programme' },
  },
  revision: {
    page: () => import('../programme/revision-page.tsx'),
    permit: 'staff:programme.change',
  },
  draftEvents: {
    page: () => import('../programme/forms/events-page.tsx'),
    permit: 'staff:programme.change',
  },
  draftEvent: {
    page: () => import('../programme/forms/event-page.tsx'),
    permit: 'staff:programme.change',
  },
  draftUnused: {
    page: () => import('../programme/unused/unused-page.tsx'),
    permit: 'staff:programme.change',
  },
  draftThings: {
    page: () => import('../programme/things/things-page.tsx'),
    permit: 'staff:programme.change',
  },
  draftThing: {
    page: () => import('../programme/things/thing-page.tsx'),
    permit: 'staff:programme.change',
  },
  tourPlan: {
    page: () => import('../guides/plan/plan-page.tsx'),
    permit: 'staff:guides.manage',
    menu: { group: 'programme', wording: 'office.menu.tourPlan' },
  },
  tourPeople: { page: () => import('../guides/tour/planned-tour-page.tsx'), permit: 'staff:guides.manage' },
  guides: {
    page: () => import('../guides/people/guides-page.tsx'),
    permit: 'staff:guides.manage',
    menu: { group: 'programme', wording: 'office.menu.guides' },
  },
  newGuide: { page: () => import('../guides/people/new-guide-page.tsx'), permit: 'staff:guides.manage' },
  guide: { page: () => import('../guides/people/guide-page.tsx'), permit: 'staff:guides.manage' },
  guidesOwed: {
    page: () => import('../guides/owed-page.tsx'),
    permit: 'staff:guides.manage',
    menu: { group: 'programme', wording: 'office.menu.guidesOwed' },
  },
  devices: {
    page: () => import('../admissions/devices-page.tsx'),
    permit: 'staff:keys.manage',
    menu: { group: 'house', wording: 'office.menu.devices' },
  },
  people: {
    page: () => import('../people/people-page.tsx'),
    permit: 'staff:staff.manage',
    menu: { group: 'house', wording: 'office.menu.people' },
  },
  person: { page: () => import('../people/person-page.tsx'), permit: 'staff:staff.manage' },
  acts: {
    page: () => import('../acts/acts-page.tsx'),
    permit: 'staff:acts.read',
    menu: { group: 'house', wording: 'office.menu.acts' },
  },
  order: { page: () => import('../orders/order-page.tsx'), permit: 'staff:orders.read' },
  account: { page: () => import('../account/account-page.tsx'), permit: 'staff' },
};

export type ScreenRoute = Exclude<
  OfficeRoute,
  'signIn' | 'join' | 'directory' | 'forgotten' | 'newPassword' | 'noReportMail'
>;

// The museum as a running shop holds it in memory: its settings and pages, read again when an import has changed them.
import { inLanguage, type Language } from '../../domain/language.ts';
import type { Day } from '../../domain/museum-time.ts';
import { DEFAULT_CONFIRM_MINUTES } from '../../domain/orders/free-order.ts';
import {
  DEFAULT_ORDER_LIMITS,
  defaultFreeTicketLimits,
  type FreeTicketLimits,
  type OrderLimits,
} from '../../domain/orders/order-limits.ts';
import { ORDER_YEARS } from '../../domain/orders/order-retention.ts';
import { defaultUnpaidLimits, type UnpaidLimits } from '../../domain/orders/unpaid-limits.ts';
import type { GuestFields } from '../customers/folder/guest-fields.ts';
import type { StoredLook } from '../museum-folder/look/stored-look.ts';
import type { MuseumBasics } from '../museum-folder/museum-basics.ts';
import type { Page } from './folder/page-files.ts';
import type { SiteFields } from './folder/site-fields.ts';

/** `museum.yaml` as it was imported; pictures are addresses under `/media/`. Missing where it was imported before it had a look. */
export type MuseumSettings = MuseumBasics &
  SiteFields &
  GuestFields & { readonly look?: StoredLook | undefined };

export type Museum = {
  readonly settings: MuseumSettings;
  readonly pages: ReadonlyMap<string, Page>;
  /** Rises with every import. */
  readonly version: number;
  readonly loadedOn: Day;
};

/** Days ahead for which slots are made, where the museum does not say. */
export const DEFAULT_HORIZON_DAYS = 400;

/** Days after their last order and visit for which a guest is kept, where the museum does not say. */
const GUEST_DAYS = 90;

/** No museum has been imported yet. */
export class NoMuseumError extends Error {
  constructor() {
    super('The database has no museum yet. Load one: npm run import -- FOLDER');
    this.name = 'NoMuseumError';
  }
}

export function horizonDays(settings: MuseumSettings): number {
  return settings.horizon_days ?? DEFAULT_HORIZON_DAYS;
}

/** For how long the shop remembers people (ADR 022). */
export function retentionOf({ retention }: MuseumSettings): { guestDays: number; orderYears: number } {
  return {
    guestDays: retention?.guest_days ?? GUEST_DAYS,
    orderYears: retention?.order_years ?? ORDER_YEARS,
  };
}

/** How much one order may take (ADR 047). */
export function orderLimitsOf({ limits }: Pick<MuseumSettings, 'limits'>): OrderLimits {
  const { admissionsPerOrder, freeTicketsPerOrder } = DEFAULT_ORDER_LIMITS;
  return {
    admissionsPerOrder: limits?.admissions_per_order ?? admissionsPerOrder,
    freeTicketsPerOrder: limits?.free_tickets_per_order ?? freeTicketsPerOrder,
  };
}

/** How many places may be held and not paid for (ADR 054). */
export function unpaidLimitsOf(settings: Pick<MuseumSettings, 'limits'>): UnpaidLimits {
  const usual = defaultUnpaidLimits(orderLimitsOf(settings).admissionsPerOrder);
  const perCustomer = settings.limits?.unpaid_places_per_customer ?? usual.perCustomer;
  const perNetwork = settings.limits?.unpaid_places_per_network ?? Math.max(usual.perNetwork, perCustomer);
  return { perCustomer, perNetwork };
}

/** How many free tickets may be ordered in a day (ADR 047). */
export function freeTicketLimitsOf(settings: Pick<MuseumSettings, 'limits'>): FreeTicketLimits {
  const usual = defaultFreeTicketLimits(orderLimitsOf(settings).freeTicketsPerOrder);
  const perEmail = settings.limits?.free_tickets_per_email_a_day ?? usual.perEmail;
  const perNetwork = settings.limits?.free_tickets_per_network_a_day ?? Math.max(usual.perNetwork, perEmail);
  return { perEmail, perNetwork };
}

/** How many minutes a free order waits to be confirmed by a link; 0 where none has to be (ADR 063). */
export function confirmMinutesOf({ limits }: Pick<MuseumSettings, 'limits'>): number {
  return limits?.confirm_free_orders_minutes ?? DEFAULT_CONFIRM_MINUTES;
}

/** Whom visitors may ask: the museum's own mail address and phone number. */
export function contactOf({ email, phone }: Pick<MuseumSettings, 'email' | 'phone'>): string {
  return [email, phone].filter((way) => way !== '').join(', ');
}

/** What the shop is called in a language. */
export function siteNameIn({ settings }: Museum, language: Language): string {
  return inLanguage(settings.siteNameTranslations ?? {}, language) || settings.siteName;
}

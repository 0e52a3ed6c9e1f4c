// The flags that a museum may set, and what they are when it does not (spec 3, "App config flags" and "Remote flags").
// A remote flag and its twin among the app flags are one switch: setting either sets both.
import { type TOptional, type TSchema, Type } from 'typebox';

/** Remote flag → its twin among the app flags, and the default of both. */
export const TWIN_FLAGS = {
  has_tickets: { twin: 'hasTickets', fallback: true },
  has_guided_tours: { twin: 'hasGuidedTours', fallback: false },
  has_merchandise: { twin: 'hasMerchandise', fallback: false },
  has_memcard: { twin: 'hasMemCard', fallback: false },
  has_vouchers: { twin: 'hasVouchers', fallback: false },
  cookie_disclaimer: { twin: 'showCookieDisclaimer', fallback: false },
  logo_links_to_main_site: { twin: 'logoLinksToMainSite', fallback: false },
} as const;

/** Flags without a twin. */
export const SINGLE_FLAGS = {
  has_voucher_code: false,
  show_progress_bar: true,
  hasUserRegistration: true,
  hasGuestRegistration: true,
  showHeader: true,
  showFooter: true,
  showSponsorLogos: true,
  confirmOnCheckout: true,
} as const;

/** Flags that hold a key. */
export const KEY_FLAGS = ['default_user_country_key', 'guided_tour_default_language'] as const;

/** By this title the office's forms leave a switch out that they have under its other name. */
export const TWIN_TITLE = 'twin';

/** What `flags` of `museum.yaml` may hold. */
export const FLAG_FIELDS = {
  ...flagFields(Object.keys(TWIN_FLAGS) as TwinFlag[], Type.Boolean()),
  ...flagFields(Object.keys(SINGLE_FLAGS) as SingleFlag[], Type.Boolean()),
  ...flagFields(KEY_FLAGS, Type.String()),
  ...flagFields(
    Object.values(TWIN_FLAGS).map(({ twin }) => twin),
    Type.Boolean({ title: TWIN_TITLE }),
  ),
};

function flagFields<Name extends string, Value extends TSchema>(names: readonly Name[], value: Value) {
  return Object.fromEntries(names.map((name) => [name, Type.Optional(value)])) as Record<
    Name,
    TOptional<Value>
  >;
}

export type TwinFlag = keyof typeof TWIN_FLAGS;
export type SingleFlag = keyof typeof SINGLE_FLAGS;
export type KeyFlag = (typeof KEY_FLAGS)[number];

type Flags = Readonly<Partial<Record<string, boolean | string>>>;

export function twinFlag(flags: Flags, name: TwinFlag): boolean {
  const { twin, fallback } = TWIN_FLAGS[name];
  const value = flags[name] ?? flags[twin];
  return typeof value === 'boolean' ? value : fallback;
}

export function singleFlag(flags: Flags, name: SingleFlag): boolean {
  const value = flags[name];
  return typeof value === 'boolean' ? value : SINGLE_FLAGS[name];
}

export function keyFlag(flags: Flags, name: KeyFlag, fallback: string): string {
  const value = flags[name];
  return typeof value === 'string' ? value : fallback;
}

// What tickets and mails need to know of the museum, in the order's language. `ShopInfo` has most of it; directions
// and the runs of exhibitions come from the catalogue.
import type { Language } from '../../../domain/language.ts';
import type { Day } from '../../../domain/museum-time.ts';
import type { DocumentLook } from './document-look.ts';

export type TicketVenue = {
  /** As `OrderLine.venue` names it. */
  readonly name: string;
  /** One line of opening hours, '' when not given. */
  readonly hours: string;
  /** How to get there, '' when not given. */
  readonly directions: string;
};

export type PostalAddress = {
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  /** ISO 3166 key. */
  readonly country: string;
};

export type DocumentMuseum = {
  readonly name: string;
  /** Its logo, colours and faces; black on white, with the name in type, when not given. */
  readonly look?: DocumentLook;
  readonly address: PostalAddress;
  readonly email: string;
  readonly phone: string;
  /** IANA name: Europe/Berlin. */
  readonly timeZone: string;
  readonly defaultLanguage: Language;
  /** How it collects direct debits: the payment types, and its creditor identifier, '' where it has none. */
  readonly debit?: { readonly payarts: readonly number[]; readonly creditor_id: string };
  /** How it takes transfers: the payment types, and its account; missing where it takes none. */
  readonly transfer?: {
    readonly payarts: readonly number[];
    readonly account_holder: string;
    readonly iban: string;
    /** '' where it is not known. */
    readonly bic: string;
  };
  /** € when not given. */
  readonly currencySymbol?: string;
  readonly venues: readonly TicketVenue[];
  /** The shop's address in the order's language. */
  readonly shopUrl: string;
  /** By `OrderLine.id`, for lines without a date: the days on which they may be used. */
  readonly runs?: Readonly<Record<string, { readonly first: Day; readonly last: Day | null }>>;
  /** The museum's own wording, at least in the order's language: language → key → ICU message. */
  readonly translations?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

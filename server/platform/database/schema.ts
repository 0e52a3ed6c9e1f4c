// The tables of database/migrations/ as Kysely sees them. What a jsonb column holds is known by the store that writes it.
import type { ColumnType, Generated } from 'kysely';

declare const jsonText: unique symbol;
/** A jsonb parameter: only `json` makes one, so that no driver's own idea of JSON comes into play. */
export type JsonText = string & { readonly [jsonText]: true };

/** Read as parsed JSON, written as `json(value)`. */
export type Jsonb<Value = unknown> = ColumnType<Value, JsonText, JsonText>;
export type NullableJsonb<Value = unknown> = ColumnType<
  Value | null,
  JsonText | null | undefined,
  JsonText | null
>;
/** `YYYY-MM-DD` in museum time. */
type Day = string;
/** `infinity` may be written; it is read back as the number Infinity. */
type Instant = ColumnType<Date, Date | 'infinity', Date | 'infinity'>;
type InstantByDefault = ColumnType<Date, Date | undefined, Date>;
type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Identity = ColumnType<number, never, never>;

export type Schema = {
  museum: {
    only_one: Generated<boolean>;
    settings: Jsonb;
    catalogue_version: Generated<number>;
    loaded_on: Day;
  };
  secret: { name: string; value: string };
  media: {
    name: string;
    content: Uint8Array;
    content_type: string;
    width: number;
    height: number;
    hash: string;
    unused_since: NullableInstant;
  };
  page: { id: string; title: Jsonb; markdown: Jsonb };
  venue: { id: string; name: Jsonb; address: string; hours: Jsonb; directions: Jsonb; sequence_no: number };
  custom_group: { id: string; name: Jsonb; sequence_no: number };
  ticket_group: { id: string; name: Jsonb; sequence_no: number };
  pool: { id: string; rules: Jsonb; longest_minutes: number };
  slot: {
    id: Identity;
    pool_id: string;
    day: Day;
    datetime: string;
    datetime_end: string;
    starts_at: ColumnType<Date, Date, Date>;
    ends_at: ColumnType<Date, Date, Date>;
    capacity: number;
    taken: Generated<number>;
  };
  event: {
    id: string;
    venue_id: string;
    name: Jsonb;
    subtitle: Jsonb;
    teaser: Jsonb;
    description: Jsonb;
    picture: Jsonb;
    accent: Jsonb;
    starts_on: Day;
    ends_on: Day | null;
    dating: 'slot' | 'day' | 'open';
    all_day: boolean;
    pool_id: string | null;
    day_pool_id: string | null;
    sequence_no: number;
    withdrawn: Generated<boolean>;
  };
  event_custom_group: { event_id: string; custom_group_id: string };
  ticket: {
    id: string;
    event_id: string;
    group_id: string;
    mode: 1 | 3 | 5;
    name: Jsonb;
    description: Jsonb;
    price: number;
    vat_value: number;
    family: boolean;
    book_with_cost: boolean;
    book_with_cost_warning: Jsonb;
    print_separately: boolean;
    unique_barcode: boolean;
    scan_separately: boolean;
    withdrawal_days: number;
    stay_minutes: number | null;
    pool_id: string | null;
    sequence_no: number;
    withdrawn: Generated<boolean>;
  };
  subticket: {
    id: string;
    ticket_id: string;
    name: Jsonb;
    price: number;
    vat_value: number;
    min_quantity: number;
    max_quantity: number;
    sequence_no: number;
  };
  tour: {
    id: string;
    venue_id: string;
    event_id: string | null;
    language: string;
    language_name: NullableJsonb;
    name: Jsonb;
    teaser: Jsonb;
    description: Jsonb;
    meeting_point: Jsonb;
    picture: Jsonb;
    accent: Jsonb;
    duration_minutes: number;
    max_participants: number;
    min_participants: number;
    single_ticketing: boolean;
    book_complete_tour: boolean;
    booking_without_tickets: boolean;
    bookable: boolean;
    book_ahead_hours: number;
    withdrawal_days: number;
    prices: Jsonb;
    tickets: Jsonb;
    questions: Jsonb;
    pool_id: string;
    guides_pool_id: string | null;
    sequence_no: number;
    withdrawn: Generated<boolean>;
  };
  tour_custom_group: { tour_id: string; custom_group_id: string };
  article_category: { id: string; name: Jsonb; sequence_no: number };
  article: {
    id: string;
    product_kind: 1 | 13;
    name: Jsonb;
    subtitle: Jsonb;
    description: Jsonb;
    images: Jsonb;
    categories: string[];
    price: number;
    vat_value: number;
    weight_g: number;
    withdrawal_days: number;
    maker: NullableJsonb;
    responsible: NullableJsonb;
    warnings: Jsonb;
    valid_months: number;
    goes_with: string[];
    pool_id: string | null;
    sequence_no: number;
    withdrawn: Generated<boolean>;
  };
  voucher_group: { id: string; name: Jsonb; sequence_no: number };
  voucher: {
    id: string;
    group_id: string;
    name: Jsonb;
    description: Jsonb;
    picture: Jsonb;
    price: number;
    vat_value: number;
    variable_amount: boolean;
    min_amount: number;
    max_amount: number;
    valid_months: number;
    withdrawal_days: number;
    ends_on: Day | null;
    sequence_no: number;
    withdrawn: Generated<boolean>;
  };
  voucher_code: {
    barcode: string;
    id: string;
    name: Jsonb;
    kind: 'value' | 'discount';
    amount: number;
    pool_id: string;
    valid_from: string;
    valid_to: string;
    booking_id: string | null;
    line: number | null;
    closed: Generated<boolean>;
    created_at: InstantByDefault;
  };
  shipping_zone: { id: string; name: Jsonb; countries: string[]; steps: Jsonb; sequence_no: number };
  customer: {
    id: string;
    is_guest: boolean;
    language: string;
    details: Jsonb;
    created_at: InstantByDefault;
    email: string | null;
    password_hash: string | null;
    confirmed_at: NullableInstant;
    newsletter_at: NullableInstant;
    deleted_at: NullableInstant;
  };
  customer_session: { id: string; customer_id: string; signed_in_at: Date; expires_at: Date };
  customer_link: {
    token_hash: string;
    customer_id: string;
    purpose: 'recover' | 'confirm' | 'change-email';
    email: string;
    expires_at: Date;
  };
  counted_tries: { key: string; count: number; ends_at: Date };
  cart: {
    id: string;
    state: 'held' | 'paid' | 'confirmed' | 'canceled' | 'expired';
    language: string;
    customer_id: string | null;
    quote: Jsonb;
    total: number;
    payart: number;
    continue_url: string;
    cancel_url: string;
    hold_count: number;
    expires_at: Instant;
    created_at: InstantByDefault;
    forgotten_at: NullableInstant;
  };
  hold: { cart_id: string; slot_id: number; quantity: number; expires_at: Instant };
  payment: {
    id: string;
    cart_id: string;
    provider: string;
    reference: string;
    state: 'started' | 'pending' | 'paid' | 'failed' | 'canceled' | 'refunded';
    amount: number;
    payer: NullableJsonb;
    created_at: InstantByDefault;
    decided_at: NullableInstant;
  };
  placed_order: {
    booking_id: string;
    number: string;
    cart_id: string;
    payment_id: string | null;
    customer_id: string | null;
    state: 'confirmed' | 'refunded';
    language: string;
    content: Jsonb;
    total: number;
    confirmed_at: InstantByDefault;
    forgotten_at: NullableInstant;
  };
  admission: {
    barcode: string;
    booking_id: string;
    line: number;
    number: number;
    of: number;
    name: string;
    persons: number;
  };
  withdrawal: {
    id: string;
    name: string;
    number: string;
    email: string;
    part: string;
    language: string;
    mailed: boolean;
    received_at: Date;
  };
  mail: { subject_id: string; kind: string; sent_at: InstantByDefault };
  demo_bank_payment: {
    id: string;
    amount: number;
    description: string;
    language: string;
    express: boolean;
    state: 'open' | 'pending' | 'paid' | 'declined' | 'canceled' | 'refunded';
    payer: NullableJsonb;
    return_url: string;
    cancel_url: string;
    created_at: InstantByDefault;
    pays_at: NullableInstant;
    webhook_at: NullableInstant;
    webhook_failures: Generated<number>;
  };
};

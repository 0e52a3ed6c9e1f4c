// A cart that comes back from the browser's storage may be of an older shop, cut off, or edited by hand. What is not
// a line is left out; nothing here ever throws.
import type { CartLine, DayTicketEntry, DayTicketLine, LineSubticket, TicketLine } from './cart-line.ts';

type Loose = Readonly<Record<string, unknown>>;

const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const areTexts = (value: Loose, ...names: string[]) => names.every((name) => typeof value[name] === 'string');
const areWhole = (value: Loose, ...names: string[]) =>
  names.every((name) => Number.isSafeInteger(value[name]));
const isRate = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 100;
const isCount = (value: unknown) => Number.isInteger(value) && (value as number) >= 0;
const isFlag = (value: unknown) => value === 0 || value === 1;

const isSubticket = (value: unknown): value is LineSubticket =>
  isLoose(value) &&
  areTexts(value, 'id', 'name') &&
  areWhole(value, 'price') &&
  isCount(value.count) &&
  isRate(value.vat_value);

const areSubtickets = (value: unknown): value is LineSubticket[] =>
  Array.isArray(value) && value.every(isSubticket);

const isEntry = (value: unknown): value is DayTicketEntry =>
  isLoose(value) &&
  areTexts(value, 'id', 'name') &&
  areWhole(value, 'price', 'totalPrice') &&
  isCount(value.count) &&
  isRate(value.tax) &&
  areSubtickets(value.subtickets);

const isOfLine = (value: Loose) =>
  areTexts(value, 'eventId', 'eventName', 'datetime') &&
  areWhole(value, 'totalPrice', 'withdrawal_days') &&
  isCount(value.totalCount) &&
  (value.picture === undefined || typeof value.picture === 'string');

const isTicketLine = (value: Loose): boolean =>
  areTexts(value, 'id', 'name', 'datetime_end', 'bookWithCostWarning') &&
  areWhole(value, 'price') &&
  isRate(value.tax) &&
  [1, 3, 5].includes(value.mode as number) &&
  isFlag(value.bookWithCost) &&
  isFlag(value.print_separately) &&
  areSubtickets(value.subtickets);

const isDayTicketLine = (value: Loose): boolean =>
  Array.isArray(value.dayTickets) && value.dayTickets.every(isEntry);

/** True when the value has the shape of a cart line. */
export const isCartLine = (value: unknown): value is TicketLine | DayTicketLine =>
  isLoose(value) &&
  isOfLine(value) &&
  (value.type === 'ticket' ? isTicketLine(value) : value.type === 'dayTicket' && isDayTicketLine(value));

/** The lines in whatever was stored; none when it is no list. */
export const readLines = (stored: unknown): CartLine[] =>
  Array.isArray(stored) ? stored.filter(isCartLine) : [];

// A cart that comes back from the browser's storage may be of an older shop, cut off, or edited by hand. What is not
// a line is left out; nothing here ever throws.
import { isClockTime, isDay, isMuseumDateTime } from '../museum-time.ts';
import type { CartLine, DayTicketEntry, LineSubticket } from './cart-line.ts';

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
  areWhole(value, 'totalPrice') && (value.picture === undefined || typeof value.picture === 'string');

const isAdmission = (value: Loose) =>
  areTexts(value, 'eventName') && areWhole(value, 'withdrawal_days') && isCount(value.totalCount);

const isTicketLine = (value: Loose): boolean =>
  isAdmission(value) &&
  areTexts(value, 'eventId', 'datetime', 'id', 'name', 'datetime_end', 'bookWithCostWarning') &&
  areWhole(value, 'price') &&
  isRate(value.tax) &&
  [1, 3, 5].includes(value.mode as number) &&
  isFlag(value.bookWithCost) &&
  isFlag(value.print_separately) &&
  areSubtickets(value.subtickets);

const isDayTicketLine = (value: Loose): boolean =>
  isAdmission(value) &&
  areTexts(value, 'eventId', 'datetime') &&
  Array.isArray(value.dayTickets) &&
  value.dayTickets.every(isEntry);

const isPriced = (value: unknown): value is Loose =>
  isLoose(value) &&
  areTexts(value, 'id', 'name') &&
  areWhole(value, 'price') &&
  isCount(value.count) &&
  isRate(value.vat_value);

const isAnswer = (value: unknown) =>
  isLoose(value) &&
  areTexts(value, 'qId', 'type', 'label', 'text') &&
  (typeof value.value === 'string' ||
    (Array.isArray(value.value) && value.value.every((one) => typeof one === 'string')));

const isTourLine = (value: Loose): boolean =>
  isAdmission(value) &&
  areTexts(value, 'id', 'tourId', 'name', 'langIdentifier', 'langName', 'venue', 'meeting_point') &&
  areTexts(value, 'date', 'time', 'datetime_end', 'priceId') &&
  isDay(value.date as string) &&
  isClockTime(value.time as string) &&
  isMuseumDateTime(value.datetime_end as string) &&
  areWhole(value, 'price') &&
  isRate(value.vat_value) &&
  isCount(value.participants) &&
  isCount(value.places) &&
  isFlag(value.single_ticketing) &&
  isFlag(value.book_complete_tour) &&
  Array.isArray(value.answers) &&
  value.answers.every(isAnswer) &&
  Array.isArray(value.tours) &&
  value.tours.every(isPriced) &&
  Array.isArray(value.tickets) &&
  value.tickets.every((ticket) => isPriced(ticket) && areSubtickets(ticket.subtickets));

const isOwner = (value: unknown) =>
  isLoose(value) &&
  areTexts(value, 'name') &&
  isLoose(value.address) &&
  areTexts(value.address, 'street', 'zip', 'city', 'country') &&
  typeof value.send_to_custom_addr === 'boolean';

const isMerchandiseLine = (value: Loose): boolean =>
  isPriced(value) &&
  areWhole(value, 'product_kind', 'weight_g', 'valid_months', 'withdrawal_days') &&
  typeof value.shipped === 'boolean' &&
  Array.isArray(value.owners) &&
  value.owners.every(isOwner);

const isVoucherLine = (value: Loose): boolean =>
  isPriced(value) &&
  areTexts(value, 'greeting') &&
  areWhole(value, 'withdrawal_days') &&
  isFlag(value.variable_amount);

const isVoucherCodeLine = (value: Loose): boolean =>
  areTexts(value, 'id', 'barcode', 'name', 'valid_from', 'valid_to') &&
  (value.kind === 'value' || value.kind === 'discount') &&
  value.totalCount === 1 &&
  ['amount', 'used_amount', 'discount', 'remaining'].every((name) => isCount(value[name]));

const IS_LINE: Record<CartLine['type'], (value: Loose) => boolean> = {
  ticket: isTicketLine,
  dayTicket: isDayTicketLine,
  guidedTour: isTourLine,
  merchandise: isMerchandiseLine,
  voucher: isVoucherLine,
  voucherCode: isVoucherCodeLine,
};

const isLineType = (type: unknown): type is CartLine['type'] =>
  typeof type === 'string' && Object.hasOwn(IS_LINE, type);

/** True when the value has the shape of a cart line. */
export const isCartLine = (value: unknown): value is CartLine =>
  isLoose(value) && isOfLine(value) && isLineType(value.type) && IS_LINE[value.type](value);

/** The lines in whatever was stored; none when it is no list. */
export const readLines = (stored: unknown): CartLine[] =>
  Array.isArray(stored) ? stored.filter(isCartLine) : [];

// A cart that comes back from the browser's storage may be of an older shop, cut off, or edited by hand. What is not
// a line is left out; nothing here ever throws.
import { isClockTime, isDay, isMuseumDateTime } from '../museum-time.ts';
import type { CartLine, DayTicketEntry, LineSubticket } from './cart-line.ts';

type Loose = Readonly<Record<string, unknown>>;

const IS_LINE: Record<CartLine['type'], (value: Loose) => boolean> = {
  ticket: isTicketLine,
  dayTicket: isDayTicketLine,
  guidedTour: isTourLine,
  merchandise: isMerchandiseLine,
  voucher: isVoucherLine,
  voucherCode: isVoucherCodeLine,
};

/** The lines in whatever was stored; none when it is no list. */
export function readLines(stored: unknown): CartLine[] {
  return Array.isArray(stored) ? stored.filter(isCartLine) : [];
}

/** True when the value has the shape of a cart line. */
export function isCartLine(value: unknown): value is CartLine {
  return isLoose(value) && isOfLine(value) && isLineType(value.type) && IS_LINE[value.type](value);
}

function isLoose(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOfLine(value: Loose) {
  return areWhole(value, 'totalPrice') && (value.picture === undefined || typeof value.picture === 'string');
}

function areWhole(value: Loose, ...names: string[]) {
  return names.every((name) => Number.isSafeInteger(value[name]));
}

function isLineType(type: unknown): type is CartLine['type'] {
  return typeof type === 'string' && Object.hasOwn(IS_LINE, type);
}

function areTexts(value: Loose, ...names: string[]) {
  return names.every((name) => typeof value[name] === 'string');
}

function isRate(value: unknown) {
  return typeof value === 'number' && value >= 0 && value <= 100;
}

function isCount(value: unknown) {
  return Number.isInteger(value) && (value as number) >= 0;
}

function isFlag(value: unknown) {
  return value === 0 || value === 1;
}

function isSubticket(value: unknown): value is LineSubticket {
  return (
    isLoose(value) &&
    areTexts(value, 'id', 'name') &&
    areWhole(value, 'price') &&
    isCount(value.count) &&
    isRate(value.vat_value)
  );
}

function areSubtickets(value: unknown): value is LineSubticket[] {
  return Array.isArray(value) && value.every(isSubticket);
}

function isEntry(value: unknown): value is DayTicketEntry {
  return (
    isLoose(value) &&
    areTexts(value, 'id', 'name') &&
    areWhole(value, 'price', 'totalPrice') &&
    isCount(value.count) &&
    isRate(value.tax) &&
    areSubtickets(value.subtickets)
  );
}

function isAdmission(value: Loose) {
  return areTexts(value, 'eventName') && areWhole(value, 'withdrawal_days') && isCount(value.totalCount);
}

function isTicketLine(value: Loose): boolean {
  return (
    isAdmission(value) &&
    areTexts(value, 'eventId', 'datetime', 'id', 'name', 'datetime_end', 'bookWithCostWarning') &&
    areWhole(value, 'price') &&
    isRate(value.tax) &&
    [1, 3, 5].includes(value.mode as number) &&
    isFlag(value.bookWithCost) &&
    isFlag(value.print_separately) &&
    areSubtickets(value.subtickets)
  );
}

function isDayTicketLine(value: Loose): boolean {
  return (
    isAdmission(value) &&
    areTexts(value, 'eventId', 'datetime') &&
    Array.isArray(value.dayTickets) &&
    value.dayTickets.every(isEntry)
  );
}

function isPriced(value: unknown): value is Loose {
  return (
    isLoose(value) &&
    areTexts(value, 'id', 'name') &&
    areWhole(value, 'price') &&
    isCount(value.count) &&
    isRate(value.vat_value)
  );
}

function isAnswer(value: unknown) {
  return (
    isLoose(value) &&
    areTexts(value, 'qId', 'type', 'label', 'text') &&
    (typeof value.value === 'string' ||
      (Array.isArray(value.value) && value.value.every((one) => typeof one === 'string')))
  );
}

function isTourLine(value: Loose): boolean {
  return (
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
    value.tickets.every((ticket) => isPriced(ticket) && areSubtickets(ticket.subtickets))
  );
}

function isOwner(value: unknown) {
  return (
    isLoose(value) &&
    areTexts(value, 'name') &&
    isLoose(value.address) &&
    areTexts(value.address, 'street', 'zip', 'city', 'country') &&
    typeof value.send_to_custom_addr === 'boolean'
  );
}

function isMerchandiseLine(value: Loose): boolean {
  return (
    isPriced(value) &&
    areWhole(value, 'product_kind', 'weight_g', 'valid_months', 'withdrawal_days') &&
    typeof value.shipped === 'boolean' &&
    Array.isArray(value.owners) &&
    value.owners.every(isOwner)
  );
}

function isVoucherLine(value: Loose): boolean {
  return (
    isPriced(value) &&
    areTexts(value, 'greeting') &&
    areWhole(value, 'withdrawal_days') &&
    isFlag(value.variable_amount)
  );
}

function isVoucherCodeLine(value: Loose): boolean {
  return (
    areTexts(value, 'id', 'barcode', 'name', 'valid_from', 'valid_to') &&
    (value.kind === 'value' || value.kind === 'discount') &&
    value.totalCount === 1 &&
    ['amount', 'used_amount', 'discount', 'remaining'].every((name) => isCount(value[name]))
  );
}

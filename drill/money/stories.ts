// What the visitors of the drill of money do, by their number: the same visitors every day.
import { spreadSlot } from '../../bench/purchase-tasks.ts';
import { DISCOUNT_CODES, SHARED_CODE, SHIPPING_COSTS } from './money-museum.ts';

/** How a purchase goes at the provider. */
export type Course =
  | 'pays and comes back'
  /** The browser is closed on the provider's page: a webhook or the shop's own question must find the money. */
  | 'pays and leaves'
  | 'turns back'
  | 'is declined'
  | 'is declined and tries again'
  /** Two pages are open, and both are paid. */
  | 'pays twice'
  /** The hold has lapsed meanwhile. */
  | 'pays late'
  /** A debit, which is decided later. */
  | 'pays by debit';

/** What happens to the money afterwards. */
export type Aftermath =
  | 'nothing'
  | 'the museum gives a part back'
  | 'the museum gives everything back'
  | 'the provider gives a part back'
  | 'the payer disputes and wins'
  | 'the payer disputes and loses'
  | 'the payer disputes a part and wins'
  | 'the payer disputes a part and loses';

export type Story = { readonly course: Course; readonly aftermath: Aftermath };

const COURSES: readonly Course[] = [
  'pays and comes back',
  'pays and comes back',
  'pays and leaves',
  'pays and comes back',
  'turns back',
  'pays by debit',
  'pays and comes back',
  'is declined',
  'pays twice',
  'is declined and tries again',
  'pays and leaves',
  'pays late',
  'pays and comes back',
];

const AFTERMATHS: readonly Aftermath[] = [
  'nothing',
  'the museum gives a part back',
  'the payer disputes a part and wins',
  'the museum gives everything back',
  'the provider gives a part back',
  'nothing',
  'the payer disputes and wins',
  'the payer disputes a part and loses',
  'the museum gives a part back',
  'the payer disputes and loses',
  'nothing',
];

/** The story of a visitor. The lists have lengths without a common factor, so that everything meets everything. */
export function storyOf(turn: number): Story {
  return { course: at(COURSES, turn), aftermath: at(AFTERMATHS, turn) };
}

const CARTS: readonly ((turn: number) => readonly object[])[] = [
  (turn) => [ticket(turn, 1)],
  (turn) => [ticket(turn, 3)],
  (turn) => [ticket(turn, 2), { type: 'merchandise', id: 'buch', count: 1 }],
  (turn) => [ticket(turn, 2), { type: 'voucherCode', barcode: at(DISCOUNT_CODES, turn) }],
  (turn) => [ticket(turn, 4), { type: 'donation', id: 'spende', amount: 500 + (turn % 7) }],
  () => [{ type: 'voucher', id: 'fest', count: 2, greeting: '' }],
  (turn) => [ticket(turn, 1), { type: 'merchandise', id: 'buch', count: 2 }, shared()],
];

/** The cart of a visitor, as it is sent. */
export function cartOf(turn: number): object {
  const items = at(CARTS, turn)(turn);
  const isSent = items.some((item) => 'type' in item && item.type === 'merchandise');
  return {
    ver: 1,
    items,
    ...(isSent && { shipping: ADDRESS, shippingCosts: SHIPPING_COSTS }),
    ...(turn % 3 === 0 && { request_invoice: true }),
  };
}

const ADDRESS = { name: 'Ada Lovelace', street: 'Weg 1', zip: '10115', city: 'Berlin', country: 'DE' };

const PARTS: readonly (readonly string[])[] = [
  ['--line', '1', '--persons', '1'],
  ['--line', '1', '--persons', '1', '--fee', '1.50', '--reason', 'Bearbeitung'],
  ['--shipping'],
  ['--amount', '1.50', '--reason', 'Kulanz'],
  ['--line', '1', '--as-voucher'],
  ['--line', '1', '--persons', '1', '--keep', '--reason', 'Zu spät'],
  ['--line', '2'],
];

/** What of the order `npm run refund` is asked to give back; not every order has it. */
export function refundArgumentsOf(turn: number): readonly string[] {
  if (storyOf(turn).aftermath === 'the museum gives a part back') return at(PARTS, Math.floor(turn / 3));
  return turn % 2 === 0 ? [] : ['--as-voucher'];
}

function ticket(turn: number, count: number): object {
  return { type: 'ticket', id: 'spread-karte', datetime: spreadSlot(turn), count };
}

/** Pays for a part only until nothing is left on it. */
function shared(): object {
  return { type: 'voucherCode', barcode: SHARED_CODE.barcode };
}

function at<Value>(list: readonly Value[], turn: number): Value {
  return list[turn % list.length] as Value;
}

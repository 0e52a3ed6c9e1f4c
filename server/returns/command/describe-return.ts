// What `npm run refund` says: the order with its lines numbered, what giving back would do, and why it cannot be.
import { orderLeft } from '../../../domain/returns/order-values.ts';
import type { ReturnEffect, ReturnRefusal } from '../../../domain/returns/return-order.ts';
import { returnedItems } from '../../../domain/returns/returned-items.ts';
import type { LockedOrder } from '../read-returnable.ts';
import type { RefundArguments } from './refund-arguments.ts';

/** The order, as far as it is left. */
export function describeOrder({ row, returnable, returns }: LockedOrder): string {
  const { name, email } = row.content.buyer;
  const left = orderLeft(returnable);
  const lines = returnable.lines.flatMap((line, index) => [
    `  ${index + 1}. ${line.title}${'datetime' in line && line.datetime ? `, ${line.datetime}` : ''}`,
    ...left.parts
      .filter((one) => one.line === index)
      .map(({ part, left: pieces, count, value }) => {
        const gone = pieces < count ? ` (of ${count}, the others were given back)` : '';
        return `       ${pieces} × ${line.parts[part]?.name}: ${euros(value)}${gone}`;
      }),
  ]);
  const shipping = left.shipping.reduce((sum, { value }) => sum + value, 0);
  const before = returns.reduce((sum, { amount }) => sum + amount, 0);
  return [
    `Order ${row.number} of ${[name, email && `<${email}>`].filter(Boolean).join(' ') || 'nobody known'}, ${euros(row.total)} paid.`,
    ...lines,
    ...(shipping > 0 ? [`     Shipping: ${euros(shipping)}`] : []),
    ...(before > 0 ? [`     Given back before: ${euros(before)}`] : []),
  ].join('\n');
}

/** What giving it back would do. */
export function describeEffect({ row, payments, returnable }: LockedOrder, effect: ReturnEffect): string {
  const items = returnedItems(returnable.lines, effect).map(
    ({ of, title, name, count, gross }) =>
      `  ${of === 'shipping' ? 'Shipping' : `${count > 0 ? `${count} × ` : ''}${name === title ? title : `${title}, ${name}`}`}: ${euros(gross)}`,
  );
  const gone = effect.admissions.filter(({ persons }) => persons === 0).length;
  return [
    'To be given back:',
    ...items,
    ...(effect.fee > 0 ? [`  Kept: ${euros(effect.fee)}`] : []),
    ...effect.toPayments.map(({ id, amount }) =>
      isAtBank(payments.get(id))
        ? `${euros(amount)} wait until the payer’s bank has decided about the payment.`
        : `${euros(amount)} goes back the way it came.`,
    ),
    ...effect.toCodes.map(
      ({ barcode, amount }) => `${euros(amount)} are on code …${barcode.slice(-4)} again.`,
    ),
    ...(effect.voucher > 0 ? [`A voucher of ${euros(effect.voucher)} is issued.`] : []),
    ...(effect.alreadyBack > 0
      ? [`${euros(effect.alreadyBack)} went back before, in the provider’s own pages.`]
      : []),
    ...(effect.amount === 0 ? ['No money goes back.'] : []),
    ...(gone > 0
      ? [`${gone} ${gone === 1 ? 'ticket or pass becomes' : 'tickets or passes become'} void.`]
      : []),
    ...(effect.closes.length > 0 ? [`Vouchers are closed: ${effect.closes.join(', ')}.`] : []),
    ...(effect.frees.length > 0 ? ['What it held of places, stock and codes is free again.'] : []),
    ...(row.content.request_invoice && effect.amount > 0 ? ['A credit note is issued.'] : []),
    row.content.buyer.email ? 'The customer gets a mail.' : 'Nobody gets a mail: no address is known.',
  ].join('\n');
}

/** Why it cannot be. */
export function describeRefusal({ number }: Pick<RefundArguments, 'number'>, refusal: ReturnRefusal): string {
  return [reasonOf(number, refusal), 'Nothing was changed.'].join('\n');
}

function reasonOf(number: string, refusal: ReturnRefusal): string {
  switch (refusal.refused) {
    case 'nothing-left':
      return `Order ${number} was refunded before.`;
    case 'nothing-selected':
      return 'Nothing is left of what you chose.';
    case 'no-shipping':
      return `Order ${number} has no shipping to give back.`;
    case 'claims-unknown':
      return `Order ${number} is too old for parts of it to be given back: its places are not known by line. Give back all of it, or an amount.`;
    case 'line-unknown':
      return `There is no line ${refusal.line + 1}.`;
    case 'part-unknown':
      return `Line ${refusal.line + 1} has no such part.`;
    case 'only-whole':
      return `Line ${refusal.line + 1} can only be given back as a whole.`;
    case 'only-amount':
      return `Line ${refusal.line + 1} is a gift: give back an --amount of it, or the whole order.`;
    case 'too-many':
      return `Of line ${refusal.line + 1}, only ${refusal.left} are left.`;
    case 'amount-too-large':
      return `At most ${euros(refusal.most)} can be given back as an amount.`;
    case 'fee-too-large':
      return `At most ${euros(refusal.most)} can be kept.`;
    case 'amount-invalid':
    case 'fee-invalid':
      return 'That is no amount.';
    case 'amount-kept':
      return 'An amount cannot be given back and kept.';
    case 'admission-unknown':
      return `Line ${refusal.line + 1} has no such ticket or pass any more.`;
    case 'vouchers-spent':
      return `Order ${number} bought vouchers that are spent, in part or in whole, or lie in a cart: ${refusal.barcodes.join(', ')}.`;
  }
}

export function euros(cents: number): string {
  return `${(cents / 100).toFixed(2)} EUR`;
}

function isAtBank(payment: { readonly state: string } | undefined): boolean {
  return payment?.state === 'disputed' || payment?.state === 'charged-back';
}

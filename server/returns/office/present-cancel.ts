// An order, and what canceling a part of it does, as the office reads it.
import { sumOf } from '../../../domain/ledger/entry.ts';
import { isPassLine } from '../../../domain/merchandise/pass-line.ts';
import { orderedKind } from '../../../domain/ordered-kinds.ts';
import type { PaymentState } from '../../../domain/payments/payment-state.ts';
import { permissionsToCancel } from '../../../domain/returns/cancel-rules.ts';
import { orderLeft } from '../../../domain/returns/order-values.ts';
import type { ReturnEffect, ReturnRefusal } from '../../../domain/returns/return-order.ts';
import { returnedItems } from '../../../domain/returns/returned-items.ts';
import type {
  CancelableOrder,
  CancelEffect,
  CancelProblem,
} from '../../../domain/returns/returns-contract.ts';
import type { Permission } from '../../../domain/staff/permissions.ts';
import type { LockedOrder } from '../read-returnable.ts';

/** What is left of the order. */
export function presentOrder({ returnable }: Pick<LockedOrder, 'returnable'>): CancelableOrder {
  const left = orderLeft(returnable);
  return {
    lines: returnable.lines.map((line, index) => ({
      title: line.title,
      datetime: 'datetime' in line ? line.datetime : '',
      by: orderedKind(line.type).returns(line).by,
      parts: left.parts
        .filter((one) => one.line === index)
        .map(({ part, left: pieces, value }) => ({
          part,
          name: line.parts[part]?.name ?? '',
          left: pieces,
          value,
        })),
      owners: isPassLine(line)
        ? returnable.admissions
            .filter((one) => one.line === index && one.persons > 0)
            .map(({ number, name }) => ({ number, name }))
        : [],
    })),
    shipping: left.shipping.reduce((sum, { value }) => sum + value, 0),
  };
}

/** What canceling does. */
export function presentEffect(
  { row, payments, withBanks, returnable }: LockedOrder,
  effect: ReturnEffect,
  mine: ReadonlySet<Permission>,
): CancelEffect {
  const heldIn = (state: PaymentState) =>
    effect.toPayments
      .filter(({ id }) => payments.get(id)?.state === state)
      .reduce((sum, { id, amount }) => sum + Math.min(amount, withBanks.get(id) ?? 0), 0);
  const { buyer, request_invoice } = row.content;
  const { amount, fee, voucher, alreadyBack, admissions, closes, frees, isLast } = effect;
  return {
    items: returnedItems(returnable.lines, effect).map(({ title, name, count, gross }) => ({
      title,
      name,
      count,
      gross,
    })),
    amount,
    fee,
    money: sumOf(effect.toPayments),
    codes: sumOf(effect.toCodes),
    voucher,
    already_back: alreadyBack,
    waits: heldIn('disputed'),
    taken: heldIn('charged-back'),
    voided: admissions.filter(({ persons }) => persons === 0).length,
    fewer: admissions.filter(({ persons }) => persons > 0).length,
    closed: [...closes],
    frees: frees.length > 0,
    credit_note: request_invoice && amount > 0,
    mail_to: buyer.email,
    is_last: isLast,
    permitted: permissionsToCancel(effect).every((permission) => mine.has(permission)),
  };
}

/** Why it cannot be. */
export function presentProblem({ refused, ...details }: ReturnRefusal): CancelProblem {
  return 'barcodes' in details
    ? { code: refused, barcodes: [...details.barcodes] }
    : { code: refused, ...details };
}

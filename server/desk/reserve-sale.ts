// A sale on the phone is reserved until its transfer has come (operations 2, ADR 100).
import { buyerProblems } from '../../domain/desk/desk-buyer.ts';
import type { DeskBuyer, DeskReserved } from '../../domain/desk/desk-contract.ts';
import { hasGoods } from '../../domain/desk/desk-goods.ts';
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import type { Actor } from '../../domain/staff/act.ts';
import { findCart } from '../orders/decide-cart.ts';
import { paymentTypes } from '../payments/payment-types.ts';
import { reserveByTransfer } from '../payments/transfer/reserve-by-transfer.ts';
import { writeAct } from '../staff/acts/write-act.ts';
import { buyerOf } from './buyer-of.ts';
import type { DeskShop } from './desk-shop.ts';
import { isOfTheDesk } from './is-of-the-desk.ts';

/** @param buyer trimmed */
export async function reserveSale(
  shop: DeskShop,
  { cartId, buyer, by }: { readonly cartId: string; readonly buyer: DeskBuyer; readonly by: Actor },
): Promise<DeskReserved | Refusal> {
  const settings = shop.payments.transfer();
  const type = paymentTypes(shop.museum).find(({ kind }) => kind === 'transfer');
  if (!settings || !type) return refuse('PAYMENT_TYPE_UNKNOWN');
  const fields = buyerProblems(buyer, settings.to_companies ? 'company' : 'debtor');
  if (Object.keys(fields).length > 0) return refuse('FIELDS_INVALID', { fields });
  const cart = await findCart(shop.database, cartId);
  if (!cart || !isOfTheDesk(cart)) return refuse('OFFICE_DESK_GONE');
  if (hasGoods(cart.quote.lines)) return refuse('PAYMENT_TYPE_UNKNOWN');
  const asked = { cartId, buyer: buyerOf(buyer), type };
  const reserved = await reserveByTransfer(shop, asked, (sql, number) =>
    writeAct(
      sql,
      {
        by,
        verb: 'desk.reserved',
        on: { kind: 'payment', id: String(number) },
        key: cartId,
        after: { total: cart.total },
      },
      shop.now(),
    ),
  );
  if (!reserved) return refuse('OFFICE_DESK_GONE');
  if (isRefusal(reserved)) return reserved;
  const { reference, total, due, email } = reserved;
  return { reference, total, due, mail_to: email };
}

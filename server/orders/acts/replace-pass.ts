// A pass is issued again (operations 2, ADR 125): lost, stolen, or its owner has died and somebody else has it now. It gets a
// new code; the old one lets nobody in any more and still finds its order. Price and validity stay.
import { correctionProblems, ownerField, withCorrection } from '../../../domain/orders/correction.ts';
import { type OrderPass, passesOf } from '../../../domain/orders/order-passes.ts';
import type { FieldProblem } from '../../../domain/refusal.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { randomBarcode } from '../../platform/random-id.ts';
import { orderObject } from '../../staff/acts/begin-act.ts';
import { writeAct } from '../../staff/acts/write-act.ts';
import type { OrderToReturn } from '../order-store.ts';
import { allAdmissions } from '../returns/order-returns.ts';
import { searchOrdersAgain } from '../search/index-orders.ts';
import { type AskedOrderAct, actOnOrder, type OrderActed } from './act-on-order.ts';
import { renameAdmissions, setOrderContent } from './order-acts-store.ts';
import { placeAdmissions } from './order-move-store.ts';
import { type SendingShop, whyNotSent, writeMailAgain } from './send-again.ts';

export type AskedPass = AskedOrderAct & {
  readonly line: number;
  /** Among the passes of the line, from 1. */
  readonly place: number;
  /** Trimmed. */
  readonly owner: string;
  readonly reason: string;
  readonly send: boolean;
};

type Order = Pick<OrderToReturn, 'booking_id' | 'content'>;

/** The passes of an order that let somebody in. */
export async function validPasses(sql: Sql, { booking_id, content }: Order): Promise<OrderPass[]> {
  const admissions = await allAdmissions(sql, booking_id);
  return passesOf({ lines: [...content.lines], admissions: admissions.filter(({ persons }) => persons > 0) });
}

/** What is wrong with the name of an owner. */
export function ownerProblem(owner: string): FieldProblem | undefined {
  return correctionProblems({ owner: '' }, { owner }, [])['owner']?.[0];
}

/** `result` is false where the order has no such pass that lets somebody in. */
export function replacePass(shop: SendingShop, asked: AskedPass): Promise<OrderActed<boolean>> {
  return actOnOrder(shop.database, asked, 'pass.replaced', async (sql, order) => {
    const pass = (await validPasses(sql, order)).find(
      ({ admission }) => admission.line === asked.line && admission.number === asked.place,
    );
    if (!pass) return false;
    const replaced = await renamed(sql, order, pass, asked.owner);
    const renewed = await renew(sql, shop, order, pass);
    const { by, key, reason, line, place } = asked;
    // No name in the journal: who it was for and is for now stands in the order, where it can be forgotten.
    const after = {
      line,
      number: place,
      to_another: pass.admission.name !== asked.owner,
      ends_with: renewed.slice(-4),
    };
    await writeAct(
      sql,
      { by, verb: 'pass.replaced', on: orderObject(order.number), key, after, reason },
      shop.now(),
    );
    const { email } = replaced.content.buyer;
    if (asked.send && email !== '' && !whyNotSent(replaced))
      await writeMailAgain(sql, shop, replaced, { ...asked, email });
    return true;
  });
}

/** The order with the pass's owner as they are called from now on. */
async function renamed(
  sql: Sql,
  order: OrderToReturn,
  { admission: { line, number, name } }: OrderPass,
  owner: string,
): Promise<OrderToReturn> {
  if (owner === name) return order;
  const content = withCorrection(order.content, { [ownerField(line, number)]: owner });
  await setOrderContent(sql, order.booking_id, content);
  await renameAdmissions(sql, order.booking_id, [{ line, number, name: owner }]);
  await searchOrdersAgain(sql, [order.booking_id]);
  return { ...order, content };
}

/** @returns its new code */
async function renew(
  sql: Sql,
  { now }: Pick<SendingShop, 'now'>,
  { booking_id }: Order,
  { admission }: OrderPass,
): Promise<string> {
  const { barcode, line, number, of } = admission;
  const renewed = randomBarcode();
  const placed = await placeAdmissions(sql, booking_id, [{ barcode, renewed, line, number, of }], now());
  if (placed !== 1) throw new Error(`the pass ${line}.${number} of ${booking_id} was not there`);
  return renewed;
}

// What is kept of a difference that is asked for (table `order_supplement`, ADR 128): who moves, to what the shop quoted then,
// and, once it is paid, for which parts.
import { type Static, Type } from 'typebox';
import { VatSumShape } from '../../../domain/orders/order.ts';
import { DayTicketOrderLine, TicketOrderLine } from '../../../domain/tickets/ticket-order-line.ts';
import { TourOrderLine } from '../../../domain/tours/tour-order-line.ts';
import { readsStored, StoredJsonError } from '../../platform/database/stored-json.ts';
import { StoredClaim } from '../content/stored-content.ts';

const VERSION = 1;

const Visit = Type.Union([TicketOrderLine, DayTicketOrderLine, TourOrderLine]);

const SupplementContent = Type.Object({
  line: Type.Integer(),
  /** Undefined: all that was left of the line. */
  pieces: Type.Optional(Type.Array(Type.Object({ part: Type.Integer(), count: Type.Integer() }))),
  /** Where they are until then. */
  from: Type.String(),
  /** The line at the new time as it was quoted; without what visitors have told. */
  quoted: Type.Object({ orderLine: Visit, claims: Type.Array(StoredClaim) }),
  /** Who asked for it. */
  by: Type.Union([
    Type.Object({ kind: Type.Literal('staff'), staffId: Type.String(), address: Type.String() }),
    Type.Object({ kind: Type.Literal('command'), user: Type.String() }),
  ]),
  /** Empty until it is paid. */
  parts: Type.Array(Type.Object({ line: Type.Integer(), part: Type.Integer(), gross: Type.Integer() })),
  vat: Type.Array(VatSumShape),
});
export type SupplementContent = Static<typeof SupplementContent>;

const check = readsStored('content of order_supplement', SupplementContent);

export function storedSupplement(
  content: SupplementContent,
): SupplementContent & { readonly version: number } {
  return { ...content, version: VERSION };
}

/** @throws StoredJsonError when it cannot be read */
export function readSupplement(
  id: string,
  stored: SupplementContent & { readonly version?: number },
): SupplementContent {
  const { version, ...content } = stored;
  if (version !== VERSION)
    throw new StoredJsonError(
      `the difference ${id}`,
      `it has the version ${version}, this shop knows ${VERSION}`,
    );
  return check(id, content);
}

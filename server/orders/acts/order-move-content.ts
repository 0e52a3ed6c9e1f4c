// What is kept of a move for the mail about it, and to offer the way back (table `order_move`, ADR 126).
import { type Static, Type } from 'typebox';
import { DayTicketOrderLine, TicketOrderLine } from '../../../domain/tickets/ticket-order-line.ts';
import { TourOrderLine } from '../../../domain/tours/tour-order-line.ts';
import { readsStored, StoredJsonError } from '../../platform/database/stored-json.ts';

const VERSION = 1;

const Visit = Type.Union([TicketOrderLine, DayTicketOrderLine, TourOrderLine]);

/** Those who were moved, at the old time and at the new one. */
const MoveContent = Type.Object({ from: Visit, to: Visit });
export type MoveContent = Static<typeof MoveContent>;

const check = readsStored('content of order_move', MoveContent);

export function storedMove(content: MoveContent): MoveContent & { readonly version: number } {
  return { ...content, version: VERSION };
}

/** @throws StoredJsonError when it cannot be read */
export function readMove(id: string, stored: MoveContent & { readonly version?: number }): MoveContent {
  const { version, ...content } = stored;
  if (version !== VERSION)
    throw new StoredJsonError(`the move ${id}`, `it has the version ${version}, this shop knows ${VERSION}`);
  return check(id, content);
}

// Orders as the door knows them: every barcode with what it opens, when and for how many (operations 6).
import { admissionWindow, type LinePlace } from '../../domain/admissions/admission-window.ts';
import { type AdmissionState, type DoorAdmission, isGood } from '../../domain/admissions/door-admission.ts';
import { isPassLine } from '../../domain/merchandise/pass-line.ts';
import { isVisit } from '../../domain/orders/visit-line.ts';
import type { OrderLine } from '../../domain/product-kinds.ts';
import type { AdmissionAtDoor, OrderAtDoor } from '../orders/at-the-door/orders-at-door.ts';
import { datingPool } from '../tickets/schedule.ts';
import type { AdmissionsShop } from './admissions-shop.ts';
import { doorRules } from './door-rules.ts';

export type CodedAdmission = DoorAdmission & {
  readonly barcode: string;
  readonly booking_id: string;
  /** Who bought; '' for none. */
  readonly holder: string;
  /** The time or day that was booked, where it still holds places; null for passes and for tickets without a day. */
  readonly visit: BookedVisit | null;
};

export type BookedVisit = {
  readonly pool_id: string;
  readonly starts_at: Date;
  /** Of a long stay, which holds places in each time until then; null for others. */
  readonly until: Date | null;
};

/** Everything of an order that opens a door, or did before. */
export function doorAdmissions(shop: AdmissionsShop, order: OrderAtDoor): CodedAdmission[] {
  const ordered = shop.clock.fromInstant(order.confirmed_at);
  const { grace, names } = doorRules(shop);
  const { number, booking_id, holder, lines } = order;
  return order.admissions.flatMap((admission) => {
    const line = lines[admission.line];
    const window = line && admissionWindow(line, placeOf(shop, line), ordered, grace, admission.valid_to);
    if (!window) return [];
    const { barcode, persons } = admission;
    // That of a pass is its owner's.
    const name = isPassLine(line) && !names ? '' : admission.name;
    const state = stateOf(admission, line, order);
    return {
      window,
      name,
      persons,
      state,
      visit: isGood(state) ? visitOf(shop, line, window) : null,
      order: number,
      barcode,
      booking_id,
      holder,
    };
  });
}

/** The old code of a pass was lost or stolen with it; that of a ticket is on a ticket for another time. */
function stateOf(
  { isVoid, isRetired, isBlocked }: AdmissionAtDoor,
  line: OrderLine,
  { is_taken_back }: OrderAtDoor,
): AdmissionState {
  if (isRetired) return isPassLine(line) ? 'blocked' : 'moved';
  if (isVoid) return 'refunded';
  if (isBlocked) return 'blocked';
  return is_taken_back ? 'taken-back' : 'valid';
}

function visitOf(
  { imported, clock }: AdmissionsShop,
  line: OrderLine,
  { kind, when }: DoorAdmission['window'],
): BookedVisit | null {
  if (when === '') return null;
  const event = imported.event.get(imported.ticket.get(line.id)?.event_id ?? line.id);
  const pool = kind === 'tour' ? imported.tours.byId.get(line.id)?.pool_id : event && datingPool(event);
  if (!pool) return null;
  const until = kind === 'stay' && isVisit(line) ? clock.toInstant(line.datetime_end) : null;
  return { pool_id: pool, starts_at: clock.toInstant(when), until };
}

/** Where a line leads; undefined for what the catalogue has never had, and for what is no visit. */
function placeOf({ imported }: AdmissionsShop, { type, id }: OrderLine): LinePlace | undefined {
  if (type === 'guidedTour') {
    const tour = imported.tours.byId.get(id);
    return tour && { house: tour.venue.id, starts_on: '', ends_on: null, isStay: false };
  }
  const ticket = imported.ticket.get(id);
  const event = imported.event.get(ticket?.event_id ?? id);
  if (!event) return undefined;
  return {
    house: event.venue.id,
    starts_on: event.starts_on,
    ends_on: event.ends_on,
    isStay: ticket?.mode === 5,
  };
}

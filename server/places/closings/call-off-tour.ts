// Calling a tour off at one time (operations 3, ADR 135): one act closes the time, so that it is not sold any more, and takes it
// back from whoever leads it. What its visitors get is a closing's, which is begun next.
import { createHash } from 'node:crypto';
import type { AskedCallingOff, CallingOff } from '../../../domain/closings/call-off-contract.ts';
import { dayOf, type MuseumDateTime, timeOf } from '../../../domain/museum-time.ts';
import type { AskedDecision } from '../../../domain/places/places-contract.ts';
import { isRefusal, type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Actor } from '../../../domain/staff/act.ts';
import { carryOutDecision, considerDecision, type SlotChange } from '../../capacity/decide-slots.ts';
import type { DecisionRow } from '../../capacity/decisions-of-pools.ts';
import { soldSlotsOfDecision } from '../../capacity/slots-of-decision.ts';
import { namesOfGuides } from '../../guides/guides.ts';
import type { PlanningShop } from '../../guides/guides-shop.ts';
import { takeAllBack } from '../../guides/take-all-back.ts';
import { findTourDate, type TourDate } from '../../guides/tour-dates.ts';
import { sumOfAffected } from '../../orders/fulfilment/affected-orders.ts';
import { beginAct } from '../../staff/acts/begin-act.ts';
import { changedMeanwhile } from '../../staff/acts/changed-meanwhile.ts';
import { writeAct } from '../../staff/acts/write-act.ts';
import { actUnderLock, whereOf } from '../decide-places.ts';
import { decisionRow } from '../decision-row.ts';
import type { PlacesShop } from '../places-shop.ts';

type CallOffShop = PlacesShop & PlanningShop;
type TourAt = { readonly tour: string; readonly datetime: MuseumDateTime };

/** `GET office/tours/call-off` */
export async function previewCallingOff(shop: CallOffShop, asked: TourAt): Promise<CallingOff | Refusal> {
  const found = await findWhole(shop, asked, 'preview');
  if (!found) return refuse('NOT_FOUND');
  const { date, decision, changes } = found;
  const slots = await soldSlotsOfDecision(shop.database, decision, shop.now());
  const { orders, amount } = await sumOfAffected(shop.database, slots);
  return {
    participants: date.participants,
    least: date.least,
    orders,
    amount,
    guides: await namesOfGuides(shop, guidesOf(date)),
    seen: digestOf(date, changes),
  };
}

/** `POST office/tours/call-off`: the decision's id is the act's key, so that the tour is called off once. */
export async function callOffTour(
  shop: CallOffShop,
  { tour, datetime, cause, seen, key, by }: AskedCallingOff & { readonly by: Actor },
): Promise<{ decision: string } | Refusal> {
  // Before the transaction: on the embedded database nothing else can be read while one runs.
  const found = await findWhole(shop, { tour, datetime }, key);
  const on = { kind: 'tour-date', id: `${datetime} ${tour}` } as const;
  const verb = 'tour-date.called-off';
  const done = await actUnderLock(shop, async (sql) => {
    if ((await beginAct(sql, on, verb, { key })).state === 'before') return { id: key, pools: [] };
    if (!found) return refuse('NOT_FOUND');
    const { date } = found;
    if (cause === 'few' && date.participants >= date.least)
      return refuse('FIELDS_INVALID', { fields: { cause: ['OPTION_UNKNOWN'] } });
    const decision: DecisionRow = { ...found.decision, cause };
    const carried = await carryOutDecision(sql, whereOf(shop), { act: 'make', decision }, (changes) => {
      if (changes.length === 0) return refuse('OFFICE_PLACES_NONE');
      // Places that were sold or given back since are in it, as they are once nobody can buy any more.
      return digestOf(date, changes) === seen ? undefined : changedMeanwhile([]);
    });
    if ('objection' in carried) return carried.objection;
    const guides = await takeAllBack(sql, shop, tour, datetime);
    const after = { cause, participants: date.participants, least: date.least, guides, decision: key };
    await writeAct(sql, { by, verb, on, key, after }, shop.now());
    return { id: key, pools: carried.pools };
  });
  return isRefusal(done) ? done : { decision: done.id };
}

type Whole = {
  readonly date: TourDate;
  readonly decision: DecisionRow;
  readonly changes: readonly SlotChange[];
};

/** Undefined where there is no such time, it has begun, or it is closed already. */
async function findWhole(
  shop: CallOffShop,
  { tour, datetime }: TourAt,
  id: string,
): Promise<Whole | undefined> {
  const date = await findTourDate(shop, tour, datetime);
  if (!date?.row || datetime <= shop.clock.now()) return undefined;
  const day = dayOf(datetime);
  const asked: AskedDecision = {
    kind: 'closure',
    pools: [date.row.pool_id],
    from: day,
    to: day,
    times: [timeOf(datetime)],
    keep_taken: true,
  };
  const decision = decisionRow(asked, id, shop.now());
  const changes = await considerDecision(shop.database, whereOf(shop), { act: 'make', decision });
  return changes.length > 0 ? { date, decision, changes } : undefined;
}

function guidesOf({ leaders }: TourDate): string[] {
  return leaders.flatMap(({ guide }) => guide ?? []);
}

function digestOf(date: TourDate, changes: readonly SlotChange[]): string {
  const shown = [date.participants, guidesOf(date), changes.map(({ datetime, taken }) => [datetime, taken])];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
}

// The visits of many orders, by what they lead to and when: all of a time slot can be moved to another one.
import type { MovableLine } from '../../../domain/moves/moves-contract.ts';

export type Slot = {
  readonly key: string;
  /** One of its lines, for what they have in common. */
  readonly line: MovableLine;
  readonly orders: number;
  readonly people: number;
};

export function slotKey({ event, tour, datetime }: MovableLine): string {
  return `${event} ${tour} ${datetime}`;
}

/** The earliest first. @param movable by the orders' numbers */
export function slotsOf(movable: ReadonlyMap<string, readonly MovableLine[]>): Slot[] {
  const slots = new Map<string, Slot>();
  for (const lines of movable.values()) {
    const bySlot = Map.groupBy(lines, slotKey);
    for (const [key, own] of bySlot) {
      const [line] = own;
      if (!line) continue;
      const slot = slots.get(key) ?? { key, line: { ...line, units: [] }, orders: 0, people: 0 };
      const people = own.reduce((sum, { left }) => sum + left, slot.people);
      slots.set(key, { ...slot, orders: slot.orders + 1, people });
    }
  }
  return [...slots.values()].toSorted(({ line: a }, { line: b }) => a.datetime.localeCompare(b.datetime));
}

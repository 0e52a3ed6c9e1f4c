// What a cart line needs of a pool (spec decisions 3). A claim names a pool and a stretch of time. It takes its
// quantity from every slot of the pool that overlaps that time. A time that a visitor has chosen is a visit of its own:
// slots that began before it and still run lose nothing to it, and a long stay (mode 5) blocks those that follow.
// Time slots, days, ticket types, and later stock and voucher value are all claimed this way.
export type Claim = {
  /** Index of the cart item that makes the claim. */
  readonly line: number;
  readonly pool: string;
  /** Instants in milliseconds; `until` is not included. */
  readonly from: number;
  readonly until: number;
  /** A slot must begin exactly at `from`: a visitor chose that time. Slots that began before are not taken from. */
  readonly startsAtSlot: boolean;
  readonly quantity: number;
  /** The quantity in the line's own unit, where that differs: 2 tours for 30 places. */
  readonly lineCount?: number;
  /** The part of the line that it is for, by index, where the line's parts claim by themselves. */
  readonly part?: number;
  /** The line in the order; absent in claims of codes, and in older orders. `line` counts codes, too. */
  readonly orderLine?: number;
};

/** The state of a slot, read while it is locked. */
export type SlotRoom = { readonly capacity: number; readonly taken: number };

/** A claim and the slots it falls on; no slots where the time does not exist. */
export type PlacedClaim = { readonly claim: Claim; readonly slots: readonly number[] };

/** A line that does not fit, and how much of it is still available, in the line's own unit. */
export type Shortage = { readonly line: number; readonly available: number };

export type Allotment =
  | { readonly granted: true; readonly bySlot: ReadonlyMap<number, number> }
  | { readonly granted: false; readonly shortages: readonly Shortage[] };

/** What a line takes of a slot, and how much that is in the line's own unit. */
type Wanted = { readonly quantity: number; readonly lineCount: number };

/**
 * Grants all claims of a cart or none. For each line that does not fit, it returns what is still available after the
 * lines before it. Does not change `room`.
 */
export function allot(claims: readonly PlacedClaim[], room: ReadonlyMap<number, SlotRoom>): Allotment {
  const bySlot = new Map<number, number>();
  const available = new Map<number, number>();
  const freeIn = (slot: number): number => {
    const { capacity, taken } = room.get(slot) ?? { capacity: 0, taken: 0 };
    return Math.max(0, capacity - taken - (bySlot.get(slot) ?? 0));
  };
  for (const line of new Set(claims.map(({ claim }) => claim.line))) {
    const ofLine = claims.filter(({ claim }) => claim.line === line);
    // Several claims of one line on one slot add up before they are compared.
    const wanted = new Map<number, Wanted>();
    for (const { claim, slots } of ofLine)
      for (const slot of slots) wanted.set(slot, withClaim(wanted.get(slot), claim));
    const free = ofLine.some(({ slots }) => slots.length === 0)
      ? 0
      : Math.min(...[...wanted].map(([slot, one]) => inLineUnits(freeIn(slot), one)));
    const fits =
      ofLine.every(({ slots }) => slots.length > 0) &&
      [...wanted].every(([slot, { quantity }]) => quantity <= freeIn(slot));
    if (fits) for (const [slot, { quantity }] of wanted) bySlot.set(slot, (bySlot.get(slot) ?? 0) + quantity);
    else available.set(line, free);
  }
  if (available.size === 0) return { granted: true, bySlot };
  return { granted: false, shortages: [...available].map(([line, count]) => ({ line, available: count })) };
}

function withClaim(
  wanted: Wanted = { quantity: 0, lineCount: 0 },
  { quantity, lineCount = quantity }: Claim,
): Wanted {
  return { quantity: wanted.quantity + quantity, lineCount: wanted.lineCount + lineCount };
}

function inLineUnits(free: number, { quantity, lineCount }: Wanted): number {
  return quantity === 0 ? free : Math.floor((free * lineCount) / quantity);
}

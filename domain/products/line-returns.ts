// What can be given back of a line of an order, and what belongs together there (ADR 098). Each kind of product answers
// for its own lines.

/** A ticket whose people are parts of their own, such as a family's. It goes back with its people, and with the last of them. */
export type Party = {
  /** Indexes of parts of the line. */
  readonly party: number;
  readonly members: readonly number[];
};

export type LineReturns = {
  /**
   * `pieces`: any number of any part. `whole`: the line as one. `amount`: an amount of money, or everything with the whole
   * order.
   */
  readonly by: 'pieces' | 'whole' | 'amount';
  readonly parties: readonly Party[];
  /** Each piece is a code of value: given back only unspent, and never cheaper afterwards. */
  readonly isCode: boolean;
  /**
   * How much the line takes of what it claims, in any unit, when this many of each part are left: its claims shrink in
   * proportion.
   */
  unitsOf(left: readonly number[]): number;
};

/** A line of which any piece can be given back, and each takes one place or one piece of stock. */
export function returnedByThePiece(parties: readonly Party[] = []): LineReturns {
  const parents = new Set(parties.map(({ party }) => party));
  return {
    by: 'pieces',
    parties,
    isCode: false,
    unitsOf: (left) => left.reduce((sum, count, part) => (parents.has(part) ? sum : sum + count), 0),
  };
}

/** A line that is given back as one: it takes all, or nothing. */
export function returnedWhole(): LineReturns {
  return {
    ...returnedByThePiece(),
    by: 'whole',
    unitsOf: (left) => (left.some((count) => count > 0) ? 1 : 0),
  };
}

type Parts = readonly { readonly members?: number | undefined }[];

/** The parties that the parts of a line name themselves: each is followed by its people. */
export function partiesIn(parts: Parts): Party[] {
  return parts.flatMap(({ members = 0 }, party) =>
    members === 0 ? [] : [{ party, members: Array.from({ length: members }, (_, next) => party + 1 + next) }],
  );
}

type Counted = {
  readonly count: number;
  readonly parts: readonly { readonly count: number; readonly price: number }[];
  readonly totalPrice: number;
};

/** A line with these pieces of its parts; its own count is that of the parts that are no people of others. */
export function withPartsLeft<Line extends Counted>(
  line: Line,
  left: readonly number[],
  { parties }: Pick<LineReturns, 'parties'>,
): Line {
  const members = new Set(parties.flatMap((each) => each.members));
  const parts = line.parts.map((part, index) => ({ ...part, count: left[index] ?? 0 }));
  return {
    ...line,
    parts: parts.filter(({ count }) => count > 0),
    count: parts.reduce((sum, { count }, index) => (members.has(index) ? sum : sum + count), 0),
    totalPrice: parts.reduce((sum, { count, price }) => sum + count * price, 0),
  };
}

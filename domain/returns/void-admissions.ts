// Which admissions become void, or let in fewer people, when pieces of a line are given back (ADR 098). A line's
// admissions stand in the order of its parts; a family comes in on one of its own, or its people on one each.

import { orderedKind } from '../ordered-kinds.ts';
import type { Admission } from '../orders/order.ts';
import type { OrderLine } from '../product-kinds.ts';
import type { OrderLeft, PartLeft } from './order-values.ts';
import type { ReturnEffect, ReturnRefusal, SelectedPieces } from './return-order.ts';
import type { Taken } from './select-pieces.ts';

type Change = ReturnEffect['admissions'][number];

/** @param selected says which admissions of a line are meant, where that matters */
export function voidAdmissions(
  lines: readonly OrderLine[],
  admissions: readonly Admission[],
  { parts }: OrderLeft,
  taken: Taken,
  selected: readonly SelectedPieces[],
): Change[] | ReturnRefusal {
  const changes: Change[] = [];
  for (const [index, line] of lines.entries()) {
    const ofLine = parts.filter((one) => one.line === index);
    if (ofLine.every((one) => (taken.get(one) ?? 0) === 0)) continue;
    const own = admissions
      .filter((admission) => admission.line === index)
      .toSorted((a, b) => a.number - b.number);
    const numbers = selected.filter((one) => one.line === index).flatMap((one) => one.numbers ?? []);
    if (ofLine.every((one) => one.left === (taken.get(one) ?? 0))) {
      changes.push(...own.filter(isValid).map(voided));
      continue;
    }
    const changed = changesInLine(line, own, ofLine, taken, new Set(numbers));
    if (!changed) return { refused: 'admission-unknown', line: index };
    changes.push(...changed);
  }
  return changes;
}

function isValid({ persons }: Admission): boolean {
  return persons > 0;
}

function voided({ barcode }: Admission): Change {
  return { barcode, persons: 0 };
}

function changesInLine(
  line: OrderLine,
  admissions: readonly Admission[],
  parts: readonly PartLeft[],
  taken: Taken,
  numbers: ReadonlySet<number>,
): Change[] | undefined {
  const { parties } = orderedKind(line.type).returns(line);
  const queue = [...admissions];
  const changes: Change[] = [];
  const found = new Set<number>();
  const takeFrom = (one: PartLeft | undefined): void => {
    if (!one) return;
    const own = queue.splice(0, one.count);
    const valid = own.filter(isValid);
    const named = valid.filter(({ number }) => numbers.has(number));
    for (const { number } of named) found.add(number);
    const rest = valid.filter(({ number }) => !numbers.has(number)).toReversed();
    changes.push(...[...named, ...rest].slice(0, taken.get(one) ?? 0).map(voided));
  };
  for (const [index, one] of parts.entries()) {
    if (parties.some(({ members }) => members.includes(index))) continue;
    const party = parties.find((each) => each.party === index);
    if (!party) {
      takeFrom(one);
      continue;
    }
    const members = party.members.flatMap((member) => parts[member] ?? []);
    const [first] = queue;
    // Together: one admission with the ticket's own name. One by one, each says whose it is.
    if (first && first.name === line.parts[index]?.name) {
      queue.shift();
      const stay = members.reduce((sum, each) => sum + each.left - (taken.get(each) ?? 0), 0);
      if (stay !== first.persons) changes.push({ barcode: first.barcode, persons: stay });
    } else for (const member of members) takeFrom(member);
  }
  return [...numbers].every((number) => found.has(number)) ? changes : undefined;
}

// What a return gave back, as people read it: an item for each part of a line, and for shipping. Their amounts add up to
// what was given back.
import type { Cents } from '../money.ts';
import type { OrderLine } from '../product-kinds.ts';
import { productKind } from '../product-kinds.ts';
import type { EarlierReturn } from './return-order.ts';

export type ReturnedItem = {
  /** The line's heading; '' for shipping. */
  readonly title: string;
  /** The part's name; '' for shipping. */
  readonly name: string;
  /** 0 where only money is given back for it. */
  readonly count: number;
  readonly gross: Cents;
  /** Null where there is none: gifts. */
  readonly vat_value: number | null;
  /** `shipping`, or the kind of the line. */
  readonly of: OrderLine['type'] | 'shipping';
};

export function returnedItems(
  lines: readonly OrderLine[],
  { parts, shipping }: Pick<EarlierReturn, 'parts' | 'shipping'>,
): ReturnedItem[] {
  return [
    ...parts.flatMap(({ line, part, count, gross }): ReturnedItem[] => {
      const bought = lines[line];
      const one = bought?.parts[part];
      if (!bought || !one || (count === 0 && gross === 0)) return [];
      const { type, title } = bought;
      const vat_value = productKind(type).isGift ? null : one.vat_value;
      return [{ title, name: one.name, count, gross, vat_value, of: type }];
    }),
    ...shipping
      .filter(({ gross }) => gross !== 0)
      .map(({ vat_value, gross }) => ({
        title: '',
        name: '',
        count: 0,
        gross,
        vat_value,
        of: 'shipping' as const,
      })),
  ];
}

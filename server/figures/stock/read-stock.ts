// The report on stock: pieces of articles that are counted, what ends soonest first.
import { inLanguage } from '../../../domain/language.ts';
import type { Reading } from '../reading.ts';
import { readStock } from './stock-store.ts';

export const stockReading: Reading = {
  rows: async ({ database, imported }, _, { language }) => {
    const counted = imported.merchandise.all.flatMap((article) =>
      article.pool_id === null ? [] : [{ ...article, pool: article.pool_id }],
    );
    const slots = new Map(
      (
        await readStock(
          database,
          counted.map(({ pool }) => pool),
        )
      ).map((slot) => [slot.pool_id, slot]),
    );
    return counted
      .flatMap(({ id, name, pool }) => {
        const slot = slots.get(pool);
        if (!slot) return [];
        const { taken, capacity } = slot;
        return [{ key: id, label: inLanguage(name, language), values: [capacity - taken, taken, capacity] }];
      })
      .toSorted((one, other) => (one.values[0] ?? 0) - (other.values[0] ?? 0));
  },
  choices: async () => ({}),
};

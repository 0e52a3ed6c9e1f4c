// The prices and VAT rates of a folder, so that whoever imports it sees a slip of the pen before visitors do.

import { numbersOf } from '../museum-folder/schema-numbers.ts';
import { FOLDER_FORMATS } from './folder-formats.ts';
import type { MuseumFolder } from './read-museum-folder.ts';

/** What the files of one kind ask for. */
export type Amounts = {
  /** `events/*.yaml` */
  readonly files: string;
  /** Amounts above 0. */
  readonly count: number;
  readonly free: number;
  /** In cents; undefined where all is free. */
  readonly lowest?: number;
  readonly highest?: number;
  /** From the lowest to the highest. */
  readonly rates: readonly { readonly percent: number; readonly count: number }[];
};

/** The amounts of each kind of file that has some. */
export function summariseAmounts(folder: Pick<MuseumFolder, 'filesOf'>): Amounts[] {
  return FOLDER_FORMATS.flatMap((format) => {
    const { files, schema } = format;
    if (!files || !schema) return [];
    const numbers = folder.filesOf(format).flatMap(({ value }) => numbersOf(schema, value));
    return numbers.length > 0 ? [summarise(files, numbers)] : [];
  });
}

function summarise(files: string, numbers: ReturnType<typeof numbersOf>): Amounts {
  const of = (wanted: string) =>
    numbers.flatMap(({ kind, value }) => (kind === wanted ? [Number(value)] : []));
  const amounts = of('cents');
  const paid = amounts.filter((cents) => cents > 0).sort((a, b) => a - b);
  const rates = [...Map.groupBy(of('percent'), (rate) => rate)]
    .map(([percent, same]) => ({ percent, count: same.length }))
    .sort((a, b) => a.percent - b.percent);
  const [lowest, highest] = [paid[0], paid.at(-1)];
  return {
    files,
    count: paid.length,
    free: amounts.length - paid.length,
    ...(lowest !== undefined && highest !== undefined && { lowest, highest }),
    rates,
  };
}

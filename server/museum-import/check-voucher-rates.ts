// Whether single-purpose vouchers and their codes can pay for anything: they pay only for what has their rate of VAT (ADR 145).
// It looks through everything that the folder sells, so that it stands beside the formats and in none of them.
import type { FolderContent, FolderFormat } from '../museum-folder/folder-format.ts';
import { numbersOf } from '../museum-folder/schema-numbers.ts';
import type { ReadFile, Report } from '../museum-folder/yaml-file.ts';
import { voucherCodesFormat } from '../vouchers/folder/voucher-codes-format.ts';
import { vouchersFormat } from '../vouchers/folder/vouchers-format.ts';
import { FOLDER_FORMATS } from './folder-formats.ts';

type Folder = FolderContent & { filesOf(format: FolderFormat): readonly ReadFile<unknown>[] };

const OF_VOUCHERS: readonly unknown[] = [vouchersFormat, voucherCodesFormat];

/** Reports rates of vouchers and of codes that nothing in the folder has. */
export function checkVoucherRates(folder: Folder): void {
  const sold = FOLDER_FORMATS.filter((format) => !OF_VOUCHERS.includes(format));
  // A file that was left out may be the one that has it.
  if (sold.some((format) => folder.allOf(format) === undefined)) return;
  const rates = new Set(sold.flatMap((format) => ratesOf(folder, format)));
  for (const format of FOLDER_FORMATS.filter((one) => OF_VOUCHERS.includes(one)))
    for (const { value, report } of folder.filesOf(format))
      for (const { kind, path, value: rate } of numbersOf(format.schema ?? {}, value))
        if (kind === 'percent' && typeof rate === 'number' && rate > 0 && !rates.has(rate))
          reportRate(rate, path, rates, report);
}

function ratesOf(folder: Folder, format: FolderFormat): number[] {
  const { schema } = format;
  if (!schema) return [];
  return folder
    .filesOf(format)
    .flatMap(({ value }) =>
      numbersOf(schema, value).flatMap(({ kind, value: rate }) =>
        kind === 'percent' && typeof rate === 'number' && rate > 0 ? [rate] : [],
      ),
    );
}

function reportRate(rate: number, path: readonly string[], rates: ReadonlySet<number>, report: Report): void {
  const known = [...rates].toSorted((a, b) => a - b).join(', ');
  const at = path.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  report(
    at,
    `nothing in the folder has ${rate} percent VAT, so that this voucher could pay for nothing${known && ` (there is ${known})`}; leave it out for a voucher that is good for all rates`,
  );
}

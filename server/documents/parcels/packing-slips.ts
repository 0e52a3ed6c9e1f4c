// The packing slips of parcels, one page each or more, in one PDF: staff print what they pack at once. Each is in the language
// of its buyer, because it lies in the parcel (ADR 124).
import { defaultLanguage, isLanguage, type Language } from '../../../domain/language.ts';
import { findParcelRows, type ParcelRow } from '../../orders/parcels/parcels.ts';
import { parcelIn } from '../../orders/parcels/present-parcel.ts';
import type { PapersShop } from '../documents-shop.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { orderMuseum } from '../museum/order-museum.ts';
import type { PackingSlip } from '../pdf/slip-pdf.ts';

/** Undefined where nothing is left in any of them. */
export async function packingSlips(
  shop: PapersShop,
  numbers: readonly number[],
): Promise<{ name: string; pdf: string } | undefined> {
  const { clock, printer } = shop;
  const rows = await findParcelRows(shop.database, numbers);
  const slips = rows.flatMap((row): PackingSlip[] => {
    const parcel = parcelIn(row);
    if (!parcel) return [];
    const { to, items } = parcel;
    const date = clock.fromInstant(row.ordered_at);
    return [{ number: row.parcel, order: row.number, date, language: languageOf(shop, row), to, items }];
  });
  if (slips.length === 0) return undefined;
  const pdf = await printer.print({ kind: 'slips', slips, museum: museumOf(shop, rows) });
  const name = slips.length === 1 ? `${slips[0]?.order}-${slips[0]?.number}` : `${slips.length}`;
  return { name, pdf: pdf.toString('base64') };
}

function languageOf({ museum }: PapersShop, { language }: Pick<ParcelRow, 'language'>): Language {
  return isLanguage(language) ? language : defaultLanguage(museum.settings.languages);
}

/** With the museum's own wording in each of their languages. */
function museumOf(shop: PapersShop, rows: readonly ParcelRow[]): DocumentMuseum {
  const { museum, imported, config } = shop;
  const languages = new Set(rows.map((row) => languageOf(shop, row)));
  const own = museum.settings.translations ?? {};
  return {
    ...orderMuseum(
      museum,
      imported,
      defaultLanguage(museum.settings.languages),
      { lines: [] },
      config.publicUrl,
    ),
    translations: Object.fromEntries([...languages].map((language) => [language, own[language] ?? {}])),
  };
}

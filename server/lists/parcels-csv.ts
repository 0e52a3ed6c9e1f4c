// The list of what is to be sent: one row a parcel, its address in columns of their own, to be copied onto a label. Articles
// have the museum's name for them, as far as the catalogue still knows it.
import { inLanguage, LOCALES } from '../../domain/language.ts';
import type { listsEn } from '../../domain/wording/lists/en.ts';
import type { MerchandiseCatalogue } from '../merchandise/merchandise-catalogue.ts';
import type { Parcel } from '../orders/fulfilment/parcels.ts';
import { csv } from './csv.ts';
import type { ListI18n } from './list-i18n.ts';

type Column = readonly [
  key: keyof typeof listsEn,
  value: (parcel: Parcel, i18n: ListI18n, nameOf: (id: string) => string) => string | number,
];

const COLUMNS: readonly Column[] = [
  ['lists.parcels.date', ({ day }) => day],
  ['lists.parcels.order', ({ number }) => number],
  ['lists.parcels.kind', ({ kind }, { t }) => t(`lists.parcels.kind.${kind}`)],
  ['lists.parcels.name', ({ to }) => to.name],
  ['lists.parcels.street', ({ to }) => to.street],
  ['lists.parcels.zip', ({ to }) => to.zip],
  ['lists.parcels.city', ({ to }) => to.city],
  ['lists.parcels.country', ({ to }, i18n) => countryName(to.country, i18n)],
  [
    'lists.parcels.items',
    ({ items }, _i18n, nameOf) =>
      items.map(({ count, id, name }) => `${count} × ${nameOf(id) || name}`).join(', '),
  ],
  ['lists.parcels.weight', ({ weight_g }) => weight_g || ''],
  ['lists.parcels.buyer', ({ buyer }) => buyer.name],
  ['lists.parcels.email', ({ buyer }) => buyer.email],
  ['lists.parcels.phone', ({ buyer }) => buyer.phone],
];

/** What a list needs of the articles. */
export type NamedArticles = { readonly byId: Pick<MerchandiseCatalogue['byId'], 'get'> };

/** One row a parcel below the columns' names. */
export function parcelsCsv(parcels: readonly Parcel[], { byId }: NamedArticles, i18n: ListI18n): string {
  const nameOf = (id: string) => inLanguage(byId.get(id)?.name, i18n.language);
  return csv([
    COLUMNS.map(([key]) => i18n.t(key)),
    ...parcels.map((parcel) => COLUMNS.map(([, value]) => value(parcel, i18n, nameOf))),
  ]);
}

/** A key that is not a country's is shown as it was stored. */
function countryName(key: string, { language }: ListI18n): string {
  return /^[A-Z]{2}$/.test(key)
    ? (new Intl.DisplayNames(LOCALES[language], { type: 'region' }).of(key) ?? key)
    : key;
}

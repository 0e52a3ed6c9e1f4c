// How a report names what its rows stand for.

import type { Group } from '../../domain/figures/reports.ts';
import { inLanguage, isLanguage } from '../../domain/language.ts';
import type { OfficeWording } from '../../domain/wording/office/office-catalogue.ts';
import { languageNames } from '../tours/language-names.ts';
import type { FiguresI18n } from './figures-i18n.ts';
import type { FiguresShop } from './figures-shop.ts';

type Labels = (key: string) => string;

const KEYED: Partial<Record<Group, (shop: FiguresShop, i18n: FiguresI18n) => Labels>> = {
  day:
    (_, { formats }) =>
    (day) =>
      formats.day(day, 'brief'),
  week:
    (_, { t, formats }) =>
    (day) =>
      t('figures.week', { day: formats.day(day, 'short') }),
  month:
    (_, { formats }) =>
    (month) =>
      formats.month(month),
  hour:
    (_, { t }) =>
    (hour) =>
      hour === '' ? t('figures.whole-day') : `${hour}:00`,
  weekday: weekdayLabels,
  product: (_, i18n) => (product) => productLabel(product, i18n),
  event: eventLabels,
  house: houseLabels,
  payment:
    (_, { t }) =>
    (provider) =>
      providerLabel(provider, t),
  vat:
    (_, { t, formats }) =>
    (rate) =>
      rate === '' ? t('figures.no-vat') : formats.percent(Number(rate)),
  language: (_, i18n) => (language) => languageLabel(language, i18n),
};

/** The label of each key of a group. */
export function labelsOf(group: Group, shop: FiguresShop, i18n: FiguresI18n): Labels {
  return KEYED[group]?.(shop, i18n) ?? ((key) => key);
}

/** `4 10`: Thursdays from ten to eleven. A Monday that everybody knows lends the weekdays its names. */
function weekdayLabels(_: FiguresShop, { t, formats }: FiguresI18n): Labels {
  return (key) => {
    const [weekday = '1', hour = ''] = key.split(' ');
    const name = formats.weekday(`2026-11-${15 + Number(weekday)}`, 'long');
    return `${name}, ${hour === '' ? t('figures.whole-day') : `${hour}:00`}`;
  };
}

function productLabel(product: string, { t }: FiguresI18n): string {
  const key = `figures.product.${product}` as keyof OfficeWording;
  const said = t(key as 'figures.product.ticket');
  return said === key ? product : said;
}

/** Events, tours, articles by their ids; what is of no item by its kind of product. */
function eventLabels({ imported }: FiguresShop, i18n: FiguresI18n): Labels {
  return (key) => {
    const [product = '', ...rest] = key.split(' ');
    const id = rest.join(' ');
    const found =
      imported.event.get(id)?.name ??
      imported.tours.byId.get(id)?.name ??
      imported.merchandise.byId.get(id)?.name;
    if (found) return inLanguage(found, i18n.language);
    const kind = productLabel(product, i18n);
    return id === '' ? kind : `${kind}: ${id}`;
  };
}

function houseLabels({ imported }: FiguresShop, { t, language }: FiguresI18n): Labels {
  const venues = [...imported.events, ...imported.tours.all].map(
    ({ venue }) => [venue.id, venue.name] as const,
  );
  const names = new Map(venues);
  return (id) => (names.has(id) ? inLanguage(names.get(id), language) : t('figures.no-house'));
}

export function providerLabel(provider: string, t: FiguresI18n['t']): string {
  if (provider === '') return t('figures.no-payment');
  const key = `provider.${provider}`;
  const said = t(key as 'provider.demo');
  return said === key ? provider : said;
}

function languageLabel(language: string, { t, formats }: FiguresI18n): string {
  return isLanguage(language)
    ? (languageNames(formats.locale).of(language) ?? language)
    : language || t('figures.unnamed');
}

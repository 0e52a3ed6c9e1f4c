// What a report is read by: one function for each, over one statement of its store.
import type { Days } from '../../domain/figures/period.ts';
import type { Filter, Group } from '../../domain/figures/reports.ts';
import type { FiguresI18n } from './figures-i18n.ts';
import type { FiguresShop } from './figures-shop.ts';

export type Asked = {
  readonly days: Days;
  readonly group: Group;
  readonly filters: Readonly<Partial<Record<Filter, string>>>;
};

export type ReadRow = {
  readonly key: string;
  readonly label: string;
  /** In the order of the report's columns. */
  readonly values: readonly (number | null)[];
  readonly order?: string;
  readonly reserved?: number;
};

export type Choice = { readonly value: string; readonly label: string };

export type Reading = {
  readonly rows: (shop: FiguresShop, asked: Asked, i18n: FiguresI18n) => Promise<ReadRow[]>;
  /** What each of the report's filters may be set to. */
  readonly choices: (
    shop: FiguresShop,
    i18n: FiguresI18n,
  ) => Promise<Readonly<Partial<Record<Filter, readonly Choice[]>>>>;
};

import type { Unit } from '../../domain/figures/reports.ts';
import type { FiguresI18n } from './figures-i18n.ts';

/** A figure as a reader of the report's language writes it. */
export function figureText(value: number, unit: Unit, { formats }: Pick<FiguresI18n, 'formats'>): string {
  if (unit === 'cents') return formats.money(value);
  return unit === 'percent' ? formats.percent(value) : formats.number(value);
}

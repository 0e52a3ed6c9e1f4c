import type { Unit } from '../../domain/figures/reports.ts';
import { useI18n } from '../ground/i18n.ts';

/** A figure with its unit; a dash for what there is none of. */
export function useFigureText(): (value: number | null | undefined, unit: Unit) => string {
  const { formats } = useI18n();
  return (value, unit) => {
    if (value === null || value === undefined) return '–';
    if (unit === 'cents') return formats.money(value);
    return unit === 'percent' ? formats.percent(value) : formats.number(value);
  };
}

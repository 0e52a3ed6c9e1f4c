import type { Tour } from '../../domain/tours/tour.ts';

/** A tour's page in the browser's tab: the same tour in another language is another page. */
export function tourTitle({ name, langName }: Pick<Tour, 'name' | 'langName'>): string {
  return `${name} (${langName})`;
}

import type { Wording } from '../../message.ts';
import type { todayEn } from './en.ts';

export const todayDe: Wording<typeof todayEn> = {
  'today.title': 'Heute',
  'today.greeting': 'Guten Tag, {name}',
};

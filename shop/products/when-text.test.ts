import { expect, test } from 'vitest';
import type { Timed } from '../../domain/visit/visit-times.ts';
import { cartEn } from '../../domain/wording/cart/en.ts';
import { createFormats } from '../../domain/wording/formats.ts';
import type { I18n } from '../../ui/i18n/i18n.tsx';
import { whenText } from './when-text.ts';

const day = '2026-12-24';
const entry: Timed = { datetime: `${day} 12:30`, datetime_end: `${day} 12:45`, times: 'entry' };

const t = ((key: keyof typeof cartEn, values: Record<string, string>) =>
  cartEn[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')) as I18n['t'];
const formats = createFormats('en');

test.each<[string, Timed, string]>([
  ['an exhibition', entry, 'entry from 12:30 to 12:45'],
  ['an exhibition whose door has no end', { ...entry, datetime_end: '' }, 'entry from 12:30'],
  ['a concert', { ...entry, times: 'duration' }, '12:30–12:45'],
  ['a line that a tab kept from before', { ...entry, times: undefined }, '12:30–12:45'],
  ['a concert whose end is not known', { datetime: `${day} 12:30`, times: 'duration' }, 'from 12:30'],
])('the cart says of %s', (_, dates, said) => {
  const text = whenText(dates, 0, { t, formats }).replaceAll('\u2060', '');
  expect(text).toBe(`${formats.day(day, 'full')}, ${said}`);
});

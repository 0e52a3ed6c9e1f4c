// How CII writes dates, amounts and rates.
import type { Taxed } from '../../../domain/invoices/invoice-terms.ts';
import type { Cents } from '../../../domain/money.ts';
import type { Day } from '../../../domain/museum-time.ts';
import { text, type Xml } from './write-xml.ts';

/** What is outside of VAT has no rate on a line (BR-O-05). */
export function categoryOf({ category, rate }: Taxed): (Xml | undefined)[] {
  return [
    text('ram:CategoryCode', category),
    category === 'O' ? undefined : text('ram:RateApplicablePercent', percent(rate)),
  ];
}

export function date(day: Day, prefix: 'udt' | 'qdt' = 'udt'): Xml {
  return text(`${prefix}:DateTimeString`, day.replaceAll('-', ''), { format: '102' });
}

export function amount(name: string, cents: Cents): Xml {
  return text(name, decimal(cents));
}

/** Euros and cents, from integers: 5 is 0.05. */
export function decimal(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function percent(rate: number): string {
  return String(rate);
}

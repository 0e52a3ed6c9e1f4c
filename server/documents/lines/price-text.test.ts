import { describe, expect, it } from 'vitest';
import type { Admission } from '../../../domain/orders/order.ts';
import {
  exampleMuseum,
  exampleOrder,
  slotLine,
  tourAdmissions,
  tourLine,
} from '../examples/example-order.ts';
import { documentI18n } from '../text/document-i18n.ts';
import { admissionPrice, priceText } from './price-text.ts';

const i18n = documentI18n(exampleOrder, exampleMuseum);
function plain(text: string) {
  return text.replace(/\s/g, ' ');
}

describe('The price on a ticket', () => {
  it.each([
    [{ gross: 1400, rates: [7] }, '14,00 € inkl. 7 % MwSt.'],
    [{ gross: 1400, rates: [7, 19] }, '14,00 € inkl. MwSt.'],
    [{ gross: 1400, rates: [0] }, '14,00 €, umsatzsteuerfrei'],
    [{ gross: 0, rates: [] }, 'Kostenfrei'],
  ])('%j reads %s', (price, text) => expect(plain(priceText(price, i18n))).toBe(text));

  it('is the line’s sum shared by admissions that are alike', () => {
    expect(admissionPrice(exampleOrder, exampleOrder.admissions[0] as Admission)).toEqual({
      gross: 1400,
      rates: [7],
    });
    expect(admissionPrice(exampleOrder, exampleOrder.admissions[2] as Admission)).toEqual({
      gross: 1800,
      rates: [7],
    });
  });

  it('is the kind’s own where a line holds several kinds, and unsaid for families that differ', () => {
    const line = {
      ...slotLine,
      parts: [
        { name: 'Erwachsene', count: 1, price: 1400, vat_value: 7 },
        { name: 'Ermäßigt', count: 1, price: 900, vat_value: 7 },
      ],
      totalPrice: 2300,
    };
    const [first, second] = exampleOrder.admissions as [
      (typeof exampleOrder.admissions)[0],
      (typeof exampleOrder.admissions)[0],
    ];
    const reduced = { ...second, name: 'Ermäßigt' };
    const order = { ...exampleOrder, lines: [line], admissions: [first, reduced] };
    expect(admissionPrice(order, reduced)?.gross).toBe(900);
    const family = { ...reduced, persons: 4 };
    expect(admissionPrice({ ...order, admissions: [first, family] }, family)).toBeUndefined();
  });

  it('is a group’s own where only groups are paid for, and unsaid where tickets come on top', () => {
    const [group] = tourAdmissions as [Admission];
    const booked = { ...exampleOrder, lines: [tourLine], admissions: tourAdmissions };
    expect(admissionPrice(booked, group)).toBeUndefined();
    const line = { ...tourLine, parts: tourLine.parts.slice(0, 1), totalPrice: 24_000 };
    expect(admissionPrice({ ...booked, lines: [line] }, group)).toEqual({ gross: 12_000, rates: [0] });
  });
});

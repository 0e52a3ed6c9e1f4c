import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { OrderLine } from '../../../domain/product-schemas.ts';
import { type LineV1, upgradeLine } from './upgrade-line.ts';

const line: LineV1 = {
  type: 'ticket',
  id: 'adult',
  name: 'Adult',
  eventName: 'Tide Lines',
  venue: 'New Gallery',
  address: 'Quay 4',
  datetime: '2026-12-24 10:30',
  datetime_end: '2026-12-24 11:00',
  count: 2,
  parts: [{ name: 'Adult', count: 2, price: 1400, vat_value: 7 }],
  totalPrice: 2800,
  withdrawal_days: 0,
};
const retail = { ...line, name: '', venue: '', address: '', datetime: '', datetime_end: '' };
const tour = {
  langIdentifier: 'de',
  langName: 'Deutsch',
  meeting_point: 'Foyer',
  eventName: 'Tide Lines',
  participants: 5,
  tours: 1,
  book_complete_tour: true,
  answers: [],
};
const article = { product_kind: 1, shipped: true, weight_g: 620, valid_months: 0, owners: [] };
const voucher = { greeting: 'For you', valid_months: 36 };

test.each<[string, LineV1]>([
  ['tickets', line],
  ['day tickets', { ...line, type: 'dayTicket', datetime: '2026-12-24' }],
  ['a guided tour', { ...line, type: 'guidedTour', tour }],
  ['an article', { ...retail, type: 'merchandise', article }],
  ['a pass', { ...retail, type: 'merchandise', article: { ...article, product_kind: 13, valid_months: 12 } }],
  ['a voucher', { ...retail, type: 'voucher', name: 'Voucher', voucher }],
])('%s of an older order can still be read', (_, stored) => {
  const upgraded = upgradeLine(stored);
  expect([...Value.Errors(OrderLine, upgraded)]).toEqual([]);
  expect(upgraded).toMatchObject({ type: stored.type, title: 'Tide Lines', count: 2, totalPrice: 2800 });
  expect(upgraded).not.toHaveProperty('eventName');
});

test('a visit keeps its time and place, and a tour the exhibition that it leads through', () => {
  const upgraded = upgradeLine({ ...line, type: 'guidedTour', tour });
  expect(upgraded).toMatchObject({ venue: 'New Gallery', datetime: '2026-12-24 10:30', name: 'Adult', tour });
});

test('what is no visit has neither, nor a name besides its title', () => {
  const upgraded = upgradeLine({ ...retail, type: 'merchandise', article });
  for (const field of ['name', 'venue', 'address', 'datetime', 'datetime_end'])
    expect(upgraded).not.toHaveProperty(field);
});

test('a line of today stays as it is, however often it is read', () => {
  const upgraded = upgradeLine({ ...line, type: 'guidedTour', tour });
  expect(upgradeLine(upgraded)).toEqual(upgraded);
});

import { describe, expect, test } from 'vitest';
import type { MerchandiseOrderLine } from '../merchandise/merchandise-order-line.ts';
import {
  type CorrectableOrder,
  changedFields,
  correctableFields,
  correctionProblems,
  withCorrection,
} from './correction.ts';
import type { Admission } from './order.ts';

const pass: MerchandiseOrderLine = {
  type: 'merchandise',
  id: 'jahr',
  title: 'Annual pass',
  count: 2,
  parts: [{ name: 'Annual pass', count: 2, price: 5000, vat_value: 7 }],
  totalPrice: 10000,
  withdrawal_days: 14,
  article: {
    product_kind: 13,
    shipped: false,
    weight_g: 0,
    valid_months: 12,
    owners: ['Ada Lovelace', 'Mary Sommerville'].map((name) => ({
      name,
      address: { street: '', zip: '', city: '', country: 'DE' },
      send_to_custom_addr: false,
    })),
  },
};
const order: CorrectableOrder = {
  buyer: {
    email: 'ada@exmaple.org',
    name: 'Ada Lovelace',
    company: '',
    address: { street: 'Kai 1', zip: '20457', city: 'Hamburg', country: 'DE' },
  },
  shipping: { cost: 500, name: 'Ada', street: 'Kai 1', zip: '20457', city: 'Hamburg', country: 'DE' },
  lines: [pass],
};
const admissions: Admission[] = pass.article.owners.map(({ name }, index) => ({
  barcode: `B${index}`,
  line: 0,
  name,
  persons: 1,
  number: index + 1,
  of: 2,
}));
const fields = correctableFields(order, admissions);

test('can be corrected: the buyer, where the parcel goes, names on passes', () => {
  expect(Object.keys(fields)).toEqual([
    'email',
    'name',
    'company',
    'address.street',
    'address.zip',
    'address.city',
    'address.country',
    'shipping.name',
    'shipping.street',
    'shipping.zip',
    'shipping.city',
    'owner.0.1',
    'owner.0.2',
  ]);
});

test('a pass that is void keeps its name', () => {
  const [first, second] = admissions as [Admission, Admission];
  expect(correctableFields(order, [first, { ...second, persons: 0 }])).not.toHaveProperty(['owner.0.2']);
});

describe('a correction', () => {
  test('changes what differs, without the spaces around it, and nothing else', () => {
    const changed = changedFields(fields, {
      email: ' ada@example.org ',
      name: 'Ada Lovelace',
      'owner.0.2': 'Mary Somerville',
    });
    expect(changed).toEqual({ email: 'ada@example.org', 'owner.0.2': 'Mary Somerville' });
    const corrected = withCorrection(order, changed);
    expect(correctableFields(corrected, admissions).email).toBe('ada@example.org');
    const [line] = corrected.lines as [MerchandiseOrderLine];
    expect(line.article.owners.map(({ name }) => name)).toEqual(['Ada Lovelace', 'Mary Somerville']);
    expect(withCorrection(order, {})).toEqual(order);
  });

  test.each([
    ['email', '', 'REQUIRED'],
    ['email', 'ada@', 'EMAIL_INVALID'],
    ['name', '', 'REQUIRED'],
    ['name', 'x'.repeat(201), 'TOO_LONG'],
    ['company', '', undefined],
    ['address.street', '', undefined],
    ['address.zip', '?', 'ZIP_INVALID'],
    ['address.country', 'XX', 'COUNTRY_UNKNOWN'],
    ['shipping.street', '', 'REQUIRED'],
    ['shipping.zip', '20459', undefined],
    ['owner.0.1', '', 'REQUIRED'],
    ['owner.0.1', 'x'.repeat(101), 'TOO_LONG'],
    ['owner.7.1', 'Nobody', 'OPTION_UNKNOWN'],
    ['total', '0', 'OPTION_UNKNOWN'],
  ])('of %s to “%s”: %s', (field, value, problem) => {
    expect(correctionProblems(fields, { [field]: value }, ['DE', 'FR'])).toEqual(
      problem ? { [field]: [problem] } : {},
    );
  });
});

import { expect, test } from 'vitest';
import { missingForXRechnung } from './missing-for-x-rechnung.ts';
import type { SiteFields } from './site-fields.ts';

const MUSEUM = {
  phone: '+49 40 1234',
  email: 'kasse@steg.example',
  address: { street: 'Steg 1', zip: '20457', city: 'Hamburg', country: 'DE' },
} as SiteFields;

test.each<[string, Partial<SiteFields>, string[]]>([
  ['nothing', {}, []],
  ['a phone number and a mail address', { phone: '', email: ' ' }, ['phone', 'email']],
  [
    'neither, for bookkeeping has its own',
    { phone: '', email: '', invoice_contact: { name: 'Kasse', phone: '123', email: 'a@steg.example' } },
    [],
  ],
  [
    'a whole address',
    { address: { street: '', zip: '', city: '', country: 'YU' } },
    ['address.zip', 'address.city', 'address.country'],
  ],
])('XRechnung lacks %s', (_, change, missing) => {
  expect(missingForXRechnung({ ...MUSEUM, ...change })).toEqual(missing);
});

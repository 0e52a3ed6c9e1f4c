// Customers of a museum folder: they sign in at once, and no import changes who is there.
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importMuseum } from '../../museum-import/import-museum.ts';
import { readMuseumFolder } from '../../museum-import/read-museum-folder.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

const START = new Date('2026-11-18T07:00:00Z');
const PASSWORD = 'Drei Kinder, ein Deich';
const CUSTOMERS_YAML = `- id: jonas
  language: en
  email: Jonas@example.org
  password: ${PASSWORD}
  salutation: mx
  lname: Brandt
  country: DE
  shipping: {name: Jonas, street: Kai 1, zip: "20457", city: Hamburg, country: AT}
  newsletter: true
- {id: claire, language: de, email: claire@example.org, password: élèves au port, lname: Moreau, country: FR}
`;
function md5(text: string) {
  return createHash('md5').update(text.normalize('NFC')).digest('hex');
}

let museum: TestMuseum;
beforeEach(() => {
  museum = makeTestMuseum();
  museum.put('customers.yaml', CUSTOMERS_YAML);
});
afterEach(() => museum.remove());

describe.each(oneDatabase())('customers of the folder on $name', (engine) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop(engine, museum.folder, {}, START);
  });
  afterEach(() => shop.close());

  const login = (_u: string, password: string) => shop.post('/api/de/auth/login', { _u, _p: md5(password) });

  test('sign in, with their details and a confirmed address; only hashes are kept', async () => {
    const token = (await login('jonas@example.org', PASSWORD)).body.data;
    const { body } = await shop.get('/api/de/CUSTOMER_DATA', { authorization: `Bearer ${token}` });
    expect(body.data).toMatchObject({
      lname: 'Brandt',
      email: 'Jonas@example.org',
      confirmed: true,
      newsletter: true,
      isGuest: false,
      addrShipping: { name: 'Jonas', country: 'AT' },
    });
    expect((await login('claire@example.org', 'élèves au port')).status).toBe(200);
    const { rows } = await shop.database.executeSql('select c::text as text, password_hash from customer c');
    expect(rows).toHaveLength(2);
    for (const { text, password_hash } of rows) {
      expect(password_hash).toMatch(/^\$argon2id\$/);
      expect(text).not.toMatch(/Deich|port|[0-9a-f]{32}/);
    }
  });

  test('are left as they are by another import, whatever it says of them', async () => {
    const rows = async () =>
      (await shop.database.executeSql('select c::text from customer c order by id')).rows;
    const before = await rows();
    museum.put(
      'customers.yaml',
      `${CUSTOMERS_YAML.replace(PASSWORD, 'Another password').replace('Moreau', 'Martin')}- {id: neu, language: de, email: neu@example.org, password: Ebbe ved havet, lname: Holm, country: DE}
- {id: doppelt, language: de, email: CLAIRE@example.com, password: Ebbe ved havet, lname: Holm, country: DE}
`,
    );
    const report = await importMuseum(shop.database, museum.folder, START);
    expect(report.changes['customer']).toEqual({ count: 4, added: 2 });
    expect(await rows()).toEqual(expect.arrayContaining(before));
    expect((await login('jonas@example.org', PASSWORD)).status).toBe(200);
    const again = await importMuseum(shop.database, museum.folder, START);
    expect(again.changes['customer']?.added).toBe(0);
  });

  test('do not take the address of an account that visitors have made', async () => {
    await shop.database.executeSql(`delete from customer where id = 'claire'`);
    await shop.database.executeSql(`update customer set email = 'claire@example.org' where id = 'jonas'`);
    const { changes } = await importMuseum(shop.database, museum.folder, START);
    expect(changes['customer']?.added).toBe(0);
  });
});

test.each([
  ['email: claire@example.org', 'email: claire', 'email: is no e-mail address'],
  ['email: claire@example.org', 'email: jonas@EXAMPLE.org', 'email: "jonas@example.org" is there twice'],
  ['id: claire', 'id: jonas', 'id: "jonas" is there twice'],
  ['language: de', 'language: fr', 'language: "fr" is none of de, en'],
  ['password: élèves au port', 'password: kurz', 'password: is too short'],
  [
    'password: élèves au port',
    'password: passwort123',
    'password: is among the passwords that are tried first',
  ],
  [', lname: Moreau', '', 'lname: is missing'],
  ['country: FR', 'country: XX', 'country: is not among the countries'],
  ['salutation: mx', 'salutation: duke', 'salutation: is none of the salutations'],
  ['country: AT', 'country: ZZ', 'shipping.country: is not among the countries'],
])('a folder with customers: %s → %s is refused', async (part, by, problem) => {
  museum.put('customers.yaml', CUSTOMERS_YAML.replace(part, by));
  await expect(readMuseumFolder(museum.folder, START)).rejects.toThrow(problem);
});

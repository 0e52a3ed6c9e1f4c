// The contract as others read it (spec decisions 2): generated from the schemas that validate, so that it cannot differ.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../domain/contract.ts';
import { REFUSAL_STATUS } from '../../domain/refusal.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';

let museum: TestMuseum;
let shop: TestShop;
beforeAll(async () => {
  museum = makeTestMuseum();
  const [engine] = testDatabases();
  if (engine) shop = await openTestShop(engine, museum.folder);
});
afterAll(async () => {
  await shop.close();
  museum.remove();
});

test('the contract is OpenAPI 3.1, with every call that the shop answers and no others', async () => {
  const { status, body } = await shop.get('/api/openapi.json');
  expect(status).toBe(200);
  expect(body.openapi).toBe('3.1.0');
  const operations = Object.values(body.paths as Record<string, Record<string, { operationId: string }>>)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId }) => operationId);
  expect(operations.toSorted()).toEqual(Object.keys(contract).toSorted());
});

test('each call says where it is, what it takes and how it is refused', async () => {
  const { paths } = (await shop.get('/api/openapi.json')).body;
  for (const [key, endpoint] of Object.entries(contract)) {
    const [method = '', path = ''] = key.split(' ');
    const address = `/api/{lang}/${path.replace(/:(\w+)/g, '{$1}')}`;
    const operation = paths[address]?.[method.toLowerCase()];
    expect(operation?.summary, address).toBe(endpoint.summary);
    expect('requestBody' in operation, key).toBe('body' in endpoint);
    expect(Object.keys(operation.responses), key).toEqual(expect.arrayContaining(['200', '4XX', '5XX']));
    expect('security' in operation, key).toBe(endpoint.permit !== 'anyone');
    for (const code of endpoint.refusals) {
      const { description, content } = operation.responses[REFUSAL_STATUS[code]] ?? {};
      expect(description, `${key} ${code}`).toContain(code);
      expect(content['application/json'].schema.properties.code.enum).toContain(code);
    }
  }
});

test('a page without scripts shows the same to people', async () => {
  const { status, headers, body } = await shop.get('/api/');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  for (const { summary } of Object.values(contract))
    expect(body).toContain(summary.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  expect(body).not.toContain('<script');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

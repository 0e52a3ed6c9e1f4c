import { expect, test } from 'vitest';
import { signToken, tokenKeysOf } from '../sessions/token.ts';
import { readDevice, rememberDevice } from './known-device.ts';

const NOW = new Date('2026-11-18T10:00:00Z');
const tokenKeys = await tokenKeysOf(['the key of one shop, long enough']);

async function signInAt(publicUrl: string) {
  const shop = { now: () => NOW, tokenKeys, config: { publicUrl } };
  const expiresAt = new Date(NOW.getTime() + 3_600_000);
  const token = await signToken(tokenKeys, { id: 'a', customerId: 'ada', issuedAt: NOW, expiresAt });
  const cookie = (await rememberDevice(shop, token, undefined)) ?? '';
  return { shop, cookie };
}

test('over https no page that is not encrypted can set the cookie of a device', async () => {
  const { shop, cookie } = await signInAt('https://shop.museum.example');
  expect(cookie).toMatch(/^__Secure-device=[\w.-]+; .*; Secure\b/);
  const [pair = ''] = cookie.split(';');
  expect((await readDevice(shop, pair))?.accounts).toEqual(['ada']);
  expect(await readDevice(shop, pair.replace('__Secure-', ''))).toBeUndefined();
});

test('on a developer’s machine, without https, a device is known all the same', async () => {
  const { shop, cookie } = await signInAt('http://localhost:3000');
  expect(cookie).toMatch(/^device=/);
  expect((await readDevice(shop, cookie.split(';')[0]))?.accounts).toEqual(['ada']);
});

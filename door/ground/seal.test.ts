import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { digestOf, importDigestKey } from './digest.ts';
import { makeSealKey, seal, unseal } from './seal.ts';

test('what is kept cannot be read without its key, and the key cannot be taken out', async () => {
  const key = await makeSealKey();
  const sealed = await seal(key, { token: 'door.secret' });
  expect(new TextDecoder().decode(sealed.bytes)).not.toContain('secret');
  expect(await unseal(key, sealed)).toEqual({ token: 'door.secret' });
  await expect(unseal(await makeSealKey(), sealed)).rejects.toThrow();
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});

test('device and server know a code by the same digest', async () => {
  const key = Buffer.alloc(32, 251);
  // As server/admissions/code-digest.ts computes it.
  const server = createHmac('sha256', key).update('2A3B4C5D6E7F').digest('base64url').slice(0, 11);
  expect(await digestOf(await importDigestKey(key.toString('base64url')), '2A3B4C5D6E7F')).toBe(server);
});

// Pairing this device, and forgetting everything once it is revoked.
import { emptyBook } from '../book/door-book.ts';
import { importDigestKey } from '../ground/digest.ts';
import { type Door, show } from './door.ts';

/** @throws DoorRefusal with words for a code that pairs nothing; NoAnswerError without network */
export async function pair(door: Door, code: string): Promise<void> {
  const { token, setup } = await door.call('POST door/pair', { body: { code } });
  const digestKey = await importDigestKey(setup.key);
  // The key is kept where this app cannot read it; nowhere else.
  const kept = { ...setup, key: '' };
  await door.kept.keepIdentity({ token, setup: kept }, digestKey);
  door.token = token;
  door.digestKey = digestKey;
  show(door, { phase: 'open', setup: kept, revoked: false });
}

export async function wipe(door: Door): Promise<void> {
  door.token = '';
  door.digestKey = undefined;
  door.book = emptyBook();
  door.notes.clear();
  await door.kept.wipe();
  show(door, {
    phase: 'unpaired',
    revoked: true,
    setup: undefined,
    ready: false,
    said: undefined,
    found: undefined,
  });
}

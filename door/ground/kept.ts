// What the device keeps over a restart, in IndexedDB: who it is, the day's list with what has changed since, and its own notes,
// each by its nonce, until the server has them.
import { type DBSchema, deleteDB, openDB } from 'idb';
import type { DoorList, DoorSetup, NotedScan } from '../../domain/admissions/door-contract.ts';
import { makeSealKey, type Sealed, seal, unseal } from './seal.ts';

export type Identity = { readonly token: string; readonly setup: DoorSetup };

/** A note of this device; `ref` is the admission's, also where its code was scanned. */
export type OwnNote = NotedScan & { readonly sent: boolean };

type Name = 'identity' | 'list';

interface Stores extends DBSchema {
  keys: { key: 'seal' | 'digest'; value: CryptoKey };
  things: { key: Name; value: Sealed };
  changes: { key: number; value: Sealed };
  notes: { key: string; value: Sealed };
}

const NAME = 'foyer-door';

export type Kept = Awaited<ReturnType<typeof openKept>>;

export async function openKept() {
  const db = await openDB<Stores>(NAME, 1, {
    upgrade(made) {
      made.createObjectStore('keys');
      made.createObjectStore('things');
      made.createObjectStore('changes', { autoIncrement: true });
      made.createObjectStore('notes');
    },
  });
  let key = await db.get('keys', 'seal');
  if (!key) {
    key = await makeSealKey();
    await db.put('keys', key, 'seal');
  }
  const sealKey = key;
  const read = async <Value>(sealed: Sealed | undefined) => sealed && unseal<Value>(sealKey, sealed);
  return {
    digestKey: () => db.get('keys', 'digest'),
    identity: async () => read<Identity>(await db.get('things', 'identity')),
    async keepIdentity(identity: Identity, digestKey: CryptoKey) {
      await db.put('keys', digestKey, 'digest');
      await db.put('things', await seal(sealKey, identity), 'identity');
    },
    /** The day's list and what has changed since, in their order; none of an earlier day. */
    async lists(day: string): Promise<readonly DoorList[]> {
      const kept = await read<{ day: string; list: DoorList }>(await db.get('things', 'list'));
      if (kept?.day !== day) return [];
      const changes = await Promise.all((await db.getAll('changes')).map((sealed) => read<DoorList>(sealed)));
      return [kept.list, ...changes.filter((list) => list !== undefined)];
    },
    async keepList(day: string, list: DoorList) {
      const sealed = await seal(sealKey, { day, list });
      const all = db.transaction(['things', 'changes'], 'readwrite');
      await Promise.all([
        all.objectStore('things').put(sealed, 'list'),
        all.objectStore('changes').clear(),
        all.done,
      ]);
    },
    async keepChanges(list: DoorList) {
      await db.add('changes', await seal(sealKey, list));
    },
    async notes(): Promise<OwnNote[]> {
      const all = await Promise.all((await db.getAll('notes')).map((sealed) => read<OwnNote>(sealed)));
      return all.filter((note) => note !== undefined);
    },
    async keepNote(note: OwnNote) {
      await db.put('notes', await seal(sealKey, note), note.nonce);
    },
    /** The day is over: the list goes, and of the notes those that the server has. */
    async forgetDay() {
      const sent = (await this.notes()).filter((note) => note.sent);
      const all = db.transaction(['things', 'changes', 'notes'], 'readwrite');
      await Promise.all([
        all.objectStore('things').delete('list'),
        all.objectStore('changes').clear(),
        ...sent.map(({ nonce }) => all.objectStore('notes').delete(nonce)),
        all.done,
      ]);
    },
    /** The device was revoked: nothing stays. */
    async wipe() {
      db.close();
      await deleteDB(NAME);
    },
  };
}

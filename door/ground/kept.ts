// What the device keeps over a restart, in IndexedDB: who it is, the day's list with what has changed since, and its own notes,
// each by its nonce, until the server has them.
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
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
  const stores = await openStores();
  const notes = keptNotes(stores);
  return {
    ...keptIdentity(stores),
    ...keptLists(stores),
    ...notes,
    /** The day is over: the list goes, and of the notes those that the server has. */
    async forgetDay() {
      const sent = (await notes.notes()).filter((note) => note.sent);
      const all = stores.db.transaction(['things', 'changes', 'notes'], 'readwrite');
      await Promise.all([
        all.objectStore('things').delete('list'),
        all.objectStore('changes').clear(),
        ...sent.map(({ nonce }) => all.objectStore('notes').delete(nonce)),
        all.done,
      ]);
    },
    /** The device was revoked: nothing stays. */
    async wipe() {
      stores.db.close();
      await deleteDB(NAME);
    },
  };
}

type OpenStores = { readonly db: IDBPDatabase<Stores>; readonly sealKey: CryptoKey };

/** Made at the first start, with a key that never leaves the device. */
async function openStores(): Promise<OpenStores> {
  const db = await openDB<Stores>(NAME, 1, {
    upgrade(made) {
      made.createObjectStore('keys');
      made.createObjectStore('things');
      made.createObjectStore('changes', { autoIncrement: true });
      made.createObjectStore('notes');
    },
  });
  let sealKey = await db.get('keys', 'seal');
  if (!sealKey) {
    sealKey = await makeSealKey();
    await db.put('keys', sealKey, 'seal');
  }
  return { db, sealKey };
}

async function read<Value>({ sealKey }: OpenStores, sealed: Sealed | undefined) {
  return sealed && unseal<Value>(sealKey, sealed);
}

function keptIdentity(stores: OpenStores) {
  const { db, sealKey } = stores;
  return {
    digestKey: () => db.get('keys', 'digest'),
    identity: async () => read<Identity>(stores, await db.get('things', 'identity')),
    async keepIdentity(identity: Identity, digestKey: CryptoKey) {
      await db.put('keys', digestKey, 'digest');
      await db.put('things', await seal(sealKey, identity), 'identity');
    },
  };
}

function keptLists(stores: OpenStores) {
  const { db, sealKey } = stores;
  return {
    /** The day's list and what has changed since, in their order; none of an earlier day. */
    async lists(day: string): Promise<readonly DoorList[]> {
      const kept = await read<{ day: string; list: DoorList }>(stores, await db.get('things', 'list'));
      if (kept?.day !== day) return [];
      const sealed = await db.getAll('changes');
      const changes = await Promise.all(sealed.map((one) => read<DoorList>(stores, one)));
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
  };
}

function keptNotes(stores: OpenStores) {
  const { db, sealKey } = stores;
  return {
    async notes(): Promise<OwnNote[]> {
      const sealed = await db.getAll('notes');
      const all = await Promise.all(sealed.map((one) => read<OwnNote>(stores, one)));
      return all.filter((note) => note !== undefined);
    },
    async keepNote(note: OwnNote) {
      await db.put('notes', await seal(sealKey, note), note.nonce);
    },
  };
}

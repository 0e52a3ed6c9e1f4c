// Parcels are marked as sent one after the other. It can be stopped, and goes on from there; each is marked once, however
// often it is asked.
import { useRef, useState } from 'react';
import type { ListedParcel } from '../../domain/orders/parcels/parcels-contract.ts';
import type { SentBy } from '../../domain/shipping/carriers.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { newActKey } from '../ground/act/act-key.ts';

export type Sending = {
  /** Numbers of those that are marked. */
  readonly done: ReadonlySet<number>;
  readonly isStopped: boolean;
  readonly stop: () => void;
  /** The number of the parcel that is being marked, or was refused. */
  readonly at: { readonly current: number };
  /** Resolves when all are marked, or it was stopped. Rejects with the refusal of the one that is `at`. */
  readonly send: (parcels: readonly ListedParcel[], about: About) => Promise<'all' | 'stopped'>;
  /** Takes back what is marked, in the same order. Rejects with the refusal of one. */
  readonly undo: () => Promise<void>;
};

type About = {
  readonly act: 'send' | 'correct';
  readonly mail: boolean;
  readonly of: (parcel: ListedParcel) => SentBy;
};

export function useSending(): Sending {
  const call = useCall();
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const [isStopped, setStopped] = useState(false);
  const stopping = useRef(false);
  const at = useRef(0);
  const keys = useRef(new Map<number, string>());
  const keyOf = (number: number) => {
    const key = keys.current.get(number) ?? newActKey();
    keys.current.set(number, key);
    return key;
  };
  const send: Sending['send'] = async (parcels, { act, mail, of }) => {
    stopping.current = false;
    setStopped(false);
    // Two parcels of one order: the second is about the order as the first has left it.
    const versions = new Map<string, number>();
    for (const parcel of parcels) {
      if (stopping.current) {
        setStopped(true);
        return 'stopped';
      }
      const { number, order } = parcel;
      at.current = number;
      const version = versions.get(order) ?? parcel.version;
      const body = { ...of(parcel), mail, key: keyOf(number), version };
      const sent = await call(`POST office/parcels/:number/${act}`, {
        params: { number: String(number) },
        body,
      });
      versions.set(order, sent.version);
      setDone((before) => new Set([...before, number]));
    }
    return 'all';
  };
  const undo = async () => {
    for (const [number, undoes] of keys.current) {
      const params = { number: String(number) };
      await call('POST office/parcels/:number/undo', { params, body: { undoes, key: newActKey() } });
    }
  };
  return {
    done,
    isStopped,
    stop: () => {
      stopping.current = true;
    },
    at,
    send,
    undo,
  };
}

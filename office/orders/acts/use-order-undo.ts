// An act on an order is taken back: from the message that says it is done, and later from its line in the history.
import { useCall } from '../../../ui/call/call-context.tsx';
import { useUndo } from '../../ground/act/use-undo.ts';

export function useOrderUndo(number: string) {
  const call = useCall();
  const { undo, offer } = useUndo();
  /** @param undoes the key of the act */
  const ask = (undoes: string) => (key: string) =>
    call('POST office/orders/:number/undo', { params: { number }, body: { undoes, key } });
  return {
    undo: (undoes: string) => undo(ask(undoes)),
    offer: (text: string, undoes: string) => offer(text, ask(undoes)),
  };
}

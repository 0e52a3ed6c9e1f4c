// One call of the contract, answered by the handler of its module with the shop as it is now.
import type { CallKey } from '../../domain/contract.ts';
import { refuse } from '../../domain/refusal.ts';
import type { Caller } from '../api/handler.ts';
import type { CallInput } from '../api/mount-endpoints.ts';
import { isSwitchedOff } from '../api/switched-off.ts';
import { handlers, type Shop } from '../compose-shop.ts';
import { type MuseumNow, openedShop, openShop } from '../site/open-shop.ts';

type AnyHandler = (shop: Shop & MuseumNow, input: CallInput, caller: Caller) => unknown;

/** The answer, or a refusal: `NOT_FOUND` for what the museum has switched off. Not `async`: most calls find the museum read, and wait for nothing. */
export function answerCall(shop: Shop, key: CallKey, input: CallInput, caller: Caller): unknown {
  const opened = openedShop(shop);
  return opened
    ? answerIn(opened, key, input, caller)
    : openShop(shop).then((openedNow) => answerIn(openedNow, key, input, caller));
}

function answerIn(opened: Shop & MuseumNow, key: CallKey, input: CallInput, caller: Caller): unknown {
  if (isSwitchedOff(key, opened.flags, input as Parameters<typeof isSwitchedOff>[2]))
    return refuse('NOT_FOUND');
  return (handlers[key] as AnyHandler)(opened, input, caller);
}

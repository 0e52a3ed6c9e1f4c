// The checkout while there is a waiting room for the cart: whoever has no pass is brought there, and a pass is renewed while
// its visitor is ordering.
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { shopPaths, withSearch } from '../../domain/addresses.ts';
import type { CartLine } from '../../domain/product-kinds.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { heldCartId } from '../cart/cart-terms.ts';
import { useLocalPath } from '../ground/use-local-path.ts';
import { hasPassOf, keepTurn, placeIn, waitingRoomPass } from './waiting-place.ts';

export type WaitingRoomNow = { readonly line: string; readonly events: readonly string[] | null };

const RENEWED_MS = 4 * 60_000;

/** @param rooms those that there are now; @param lines of a cart that is known */
export function useWaitingRoom(rooms: readonly WaitingRoomNow[], lines: readonly CartLine[]): void {
  const call = useCall();
  const path = useLocalPath();
  const navigate = useNavigate();
  const line = rooms.find((room) => lines.length > 0 && isFor(room, lines))?.line;
  useEffect(() => {
    if (line === undefined) return;
    // A cart that is held was let through already.
    if (!hasPassOf(line) && heldCartId() === '')
      navigate(path(withSearch(shopPaths.waitingRoom(), { line })), { replace: true });
    const renew = () => {
      if (!hasPassOf(line)) return;
      const body = { place: placeIn(line), pass: waitingRoomPass() };
      call('POST waiting-room/turn', { body, quiet: true }).then(keepTurn, () => {});
    };
    const timer = setInterval(renew, RENEWED_MS);
    return () => clearInterval(timer);
  }, [call, line, navigate, path]);
}

/** Lines that do not name their event are left to the server. */
function isFor({ events }: WaitingRoomNow, lines: readonly CartLine[]): boolean {
  return events === null || lines.some((line) => 'eventId' in line && events.includes(line.eventId));
}

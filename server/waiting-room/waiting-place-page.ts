// The waiting room for browsers without scripts: the visitor's place is in a cookie, or where cookies are refused in the
// address, and the page has itself asked for again by the header `Refresh`.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { shopPaths, waitingPlacePath } from '../../domain/addresses.ts';
import type { WaitingTurn } from '../../domain/waiting-room/waiting-room-contract.ts';
import type { VisitorPage } from '../pages/visitor-page.ts';

const COOKIE = 'foyer-place';
const KEPT_SECONDS = 24 * 3600;
/** A whole page is more to make than an answer. */
const SHORTEST_PAUSE = 10;

/** @param config of its route: it hands out places, and is limited as that call is; @param secure whether the shop has HTTPS */
export function waitingPlacePage(config: VisitorPage['config'], secure: boolean): VisitorPage {
  return {
    route: waitingPlacePath.route,
    config,
    pathOf: () => shopPaths.waitingRoom(),
    async visitorOf(call, request, reply) {
      const place = placeOf(request, secure);
      const body = place === undefined ? {} : { place };
      const turn = (await call('POST waiting-room/enter', { body })) as WaitingTurn;
      sendAlong(reply, turn, secure);
      return { turn };
    },
  };
}

/** Undefined for a visitor without one, and for one who gives it up. */
function placeOf({ headers, query }: FastifyRequest, secure: boolean): string | undefined {
  const { place, again } = query as Record<string, unknown>;
  if (again !== undefined) return undefined;
  const [, kept] = new RegExp(`(?:^|;\\s*)${nameOf(secure)}=([\\w.-]+)`).exec(headers.cookie ?? '') ?? [];
  return kept ?? (typeof place === 'string' && place !== '' ? place : undefined);
}

function sendAlong(reply: FastifyReply, { state, place, retryAfter }: WaitingTurn, secure: boolean): void {
  if (place === undefined) return;
  reply.header(
    'set-cookie',
    `${nameOf(secure)}=${place}; Path=/; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
  );
  if (state === 'waiting' || state === 'early')
    reply.header('refresh', `${Math.max(SHORTEST_PAUSE, retryAfter)}; url=?place=${place}`);
}

/** Browsers let nobody but this very shop, over HTTPS, set a cookie of such a name. */
function nameOf(secure: boolean): string {
  return secure ? `__Host-${COOKIE}` : COOKIE;
}

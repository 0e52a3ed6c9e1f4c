// All wrong requests of the waiting room, for `refusals.test.ts`.
import { cartsSaying, type RefusalCase, sentTo } from './refusal-case.ts';

/** A rush for one event of the museum, which no other case buys. */
export const WAITING_ROOM_YAML = `waiting_room:
  rushes: [{id: konzert, from: "2026-11-01 00:00", to: "2026-12-31 00:00", events: [konzert], pace: 10}]
`;

export const WAITING_ROOM_REFUSAL_CASES: readonly RefusalCase[] = [
  ...cartsSaying('429 WAITING_ROOM', {
    'a ticket for which visitors wait': {
      items: [{ type: 'ticket', id: 'konzert-karte', datetime: '2026-11-20 18:00', count: 1 }],
    },
  }),
  ...sentTo('POST waiting-room/enter', '400 REQUEST_MALFORMED', {
    'a line that is a number': { line: 1 },
    'an empty place': { place: '' },
    'a place of half a kilobyte': { place: 'x'.repeat(500) },
    'a number to begin with': { number: 1 },
  }),
  ...sentTo('POST waiting-room/turn', '400 REQUEST_MALFORMED', {
    'no place': {},
    'a list of places': { place: ['x'] },
    'a pass that is null': { place: 'x', pass: null },
  }),
];

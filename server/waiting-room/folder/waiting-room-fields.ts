// When the museum wants a waiting room before the checkout, in `museum.yaml`.
import { type Static, Type } from 'typebox';
import { Id, strict } from '../../museum-folder/museum-fields.ts';

/** A day and a time in museum time. */
const When = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} ([01]\\d|2[0-3]):[0-5]\\d$' });
const PerMinute = Type.Integer({ minimum: 1, maximum: 100_000 });

export const WAITING_ROOM_FIELDS = {
  waiting_room: Type.Optional(
    Type.Object(
      {
        /** Opens by itself when more purchases begin, and lets so many in. */
        purchases_per_minute: Type.Optional(PerMinute),
        rushes: Type.Optional(
          Type.Array(
            Type.Object(
              {
                id: Id,
                from: When,
                to: When,
                sale_opens: Type.Optional(When),
                events: Type.Optional(Type.Array(Id, { minItems: 1 })),
                /** Visitors let in a minute. */
                pace: PerMinute,
              },
              strict,
            ),
            { maxItems: 50 },
          ),
        ),
      },
      strict,
    ),
  ),
};

export const WaitingRoomFields = Type.Object(WAITING_ROOM_FIELDS);
export type WaitingRoomFields = Static<typeof WaitingRoomFields>;

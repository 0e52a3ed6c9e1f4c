// How a museum lets people in, in `museum.yaml`.
import { type Static, Type } from 'typebox';
import { Clock, strict } from '../../museum-folder/museum-fields.ts';

const Minutes = Type.Integer({ minimum: 0, maximum: 240 });

export const DOOR_FIELDS = {
  door: Type.Optional(
    Type.Object(
      {
        /** Minutes before its time at which a ticket opens the door. */
        early_minutes: Type.Optional(Minutes),
        /** Minutes after its last time of entry at which it still does. */
        late_minutes: Type.Optional(Minutes),
        /** Devices take the names of buyers along. */
        names: Type.Optional(Type.Boolean()),
        /** Who goes out is counted, and may come in again. */
        counts_exits: Type.Optional(Type.Boolean()),
        /** Who gets the list on paper by mail, the evening before. */
        paper_to: Type.Optional(Type.Array(Type.String({ format: 'email' }), { maxItems: 10 })),
        /** When it is made. */
        paper_at: Type.Optional(Clock),
      },
      strict,
    ),
  ),
};

const DoorFields = Type.Object(DOOR_FIELDS);
export type DoorFields = Static<typeof DoorFields>;

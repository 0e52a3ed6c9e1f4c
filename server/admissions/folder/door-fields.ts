// How a museum lets people in, in `museum.yaml`.
import { type Static, Type } from 'typebox';
import { strict } from '../../museum-folder/museum-fields.ts';

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
      },
      strict,
    ),
  ),
};

const DoorFields = Type.Object(DOOR_FIELDS);
export type DoorFields = Static<typeof DoorFields>;

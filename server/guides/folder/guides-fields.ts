// How the museum plans who leads tours, in `museum.yaml` (operations 3).
import { Type } from 'typebox';
import { strict } from '../../museum-folder/museum-fields.ts';

export const GUIDES_FIELDS = {
  guides: Type.Optional(
    Type.Object(
      {
        /** From one house to another. */
        walk_minutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 600 })),
        /** Before a tour begins: how long it may have fewer people than it needs until somebody must decide. */
        few_hours: Type.Optional(Type.Integer({ minimum: 1, maximum: 720 })),
      },
      strict,
    ),
  ),
};

export const GuidesFields = Type.Object(GUIDES_FIELDS);

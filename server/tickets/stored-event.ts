// The JSON of events and tickets, to check it when it is read.
import { type Static, Type } from 'typebox';
import {
  StoredAccent,
  StoredGroup,
  StoredPictureJson,
  StoredSubticket,
  StoredText,
} from '../museum-folder/stored-fields.ts';

const StoredPause = Type.Object({
  from: Type.String(),
  to: Type.Union([Type.String(), Type.Null()]),
  reason: StoredText,
});
export type StoredPause = Static<typeof StoredPause>;

export const StoredEvent = Type.Object({
  name: StoredText,
  subtitle: StoredText,
  teaser: StoredText,
  description: StoredText,
  picture: StoredPictureJson,
  more_pictures: Type.Array(StoredPictureJson),
  accent: StoredAccent,
  venue: StoredGroup,
  custom_groups: Type.Array(StoredGroup),
  pauses: Type.Array(StoredPause),
});

export const StoredTicket = Type.Object({
  name: StoredText,
  description: StoredText,
  book_with_cost_warning: StoredText,
  group: StoredGroup,
  subtickets: Type.Array(StoredSubticket),
});

// The calls of the office about the door (operations 6): its devices, who is in, and the list on paper.
import { type Static, Type } from 'typebox';
import { CodePicture } from '../app-setup.ts';
import type { Endpoint } from '../endpoint.ts';

const strict = { additionalProperties: false } as const;
const DayText = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const Key = Type.String({ minLength: 1, maxLength: 64 });

export const DoorDevice = Type.Object({
  id: Type.String(),
  name: Type.String(),
  houses: Type.Array(Type.String({ description: 'ids; empty: every house' })),
  may_force: Type.Boolean(),
  paired_at: Type.String({ description: 'an instant' }),
  contact_at: Type.String({ description: 'an instant' }),
  is_silent: Type.Boolean({ description: 'not heard of for ten minutes' }),
  waiting: Type.Integer({ description: 'notes that it had not sent when it was last heard of' }),
  clock_ahead: Type.Integer({ description: 'seconds by which its own clock is ahead; negative: behind' }),
  revoked_at: Type.Union([Type.String(), Type.Null()]),
});
export type DoorDevice = Static<typeof DoorDevice>;

/** Who was expected and who came, at a time. */
const Hour = Type.Object({
  time: Type.String({ description: 'HH:MM; empty for tickets of the whole day' }),
  title: Type.String(),
  expected: Type.Integer({ description: 'people' }),
  came: Type.Integer({ description: 'people' }),
});
export type DoorHour = Static<typeof Hour>;

export const DoorHouse = Type.Object({
  id: Type.String({ description: 'empty: what opens every house' }),
  name: Type.String(),
  inside: Type.Integer(),
  expected: Type.Integer(),
  came: Type.Integer(),
  hours: Type.Array(Hour),
});
export type DoorHouse = Static<typeof DoorHouse>;

const Twice = Type.Object({
  order: Type.String({ description: 'its number' }),
  title: Type.String(),
  at: Type.String({ description: 'in museum time' }),
  device: Type.String({ description: 'its name' }),
});
export type DoorTwice = Static<typeof Twice>;

const Forced = Type.Object({
  order: Type.String({ description: 'its number; empty for a code that no order has' }),
  at: Type.String({ description: 'in museum time' }),
  device: Type.String({ description: 'its name' }),
  persons: Type.Integer(),
  reason: Type.String(),
  permitted: Type.Boolean({ description: 'the device might do so when the server heard of it' }),
});
export type DoorForced = Static<typeof Forced>;

export const DoorDay = Type.Object({
  day: Type.String(),
  counts_exits: Type.Boolean(),
  houses: Type.Array(DoorHouse),
  twice: Type.Array(Twice, { description: 'tickets that let in more people than they admit' }),
  late: Type.Array(Twice, {
    description: 'entries of which the server heard only after their ticket was given back or moved',
  }),
  forced: Type.Array(Forced, { description: 'whom somebody let in against the answer' }),
});
export type DoorDay = Static<typeof DoorDay>;

export const DoorPaper = Type.Object({
  day: Type.String(),
  rows: Type.Array(
    Type.Object({
      name: Type.String({ description: 'who bought' }),
      order: Type.String(),
      code: Type.String({ description: 'the last four characters' }),
      ticket: Type.String(),
      title: Type.String(),
      house: Type.String(),
      when: Type.String(),
      persons: Type.Integer(),
    }),
  ),
});
export type DoorPaper = Static<typeof DoorPaper>;

export const devicesContract = {
  'GET office/devices': {
    summary: 'The devices at the door, the revoked ones last, and the houses where they can stand',
    permit: 'staff:keys.manage',
    answer: Type.Object({
      devices: Type.Array(DoorDevice),
      houses: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
    }),
    refusals: [],
  },
  'POST office/devices/invite': {
    summary: 'Makes a code that pairs one device, once, within ten minutes',
    permit: 'staff:keys.manage',
    freshFactor: true,
    body: Type.Object(
      {
        name: Type.String({ maxLength: 60 }),
        houses: Type.Array(Key, { maxItems: 50 }),
        may_force: Type.Boolean(),
      },
      strict,
    ),
    answer: Type.Object({
      code: Type.String(),
      link: Type.String({ description: 'opens the door’s app with the code' }),
      picture: CodePicture,
      expires_at: Type.String({ description: 'an instant' }),
    }),
    refusals: ['FIELDS_INVALID', 'STAFF_NOT_PERMITTED'],
  },
  'POST office/devices/revoke': {
    summary: 'A device is lost or no longer needed: its token opens nothing from now on',
    permit: 'staff:keys.manage',
    freshFactor: true,
    body: Type.Object({ id: Key, reason: Type.Optional(Type.String({ maxLength: 500 })) }, strict),
    answer: Type.Literal(true),
    refusals: ['DOOR_DEVICE_UNKNOWN'],
  },
  'GET office/admissions': {
    summary: 'Who is expected and who has come, by house and time',
    permit: 'staff:admissions.scan',
    query: Type.Object({ date: Type.Optional(DayText) }),
    answer: DoorDay,
    refusals: ['REQUEST_MALFORMED'],
  },
  'GET office/admissions/paper': {
    summary: 'The list to print, for when everything fails',
    permit: 'staff:admissions.scan',
    query: Type.Object({ date: Type.Optional(DayText), house: Type.Optional(Key) }),
    answer: DoorPaper,
    refusals: ['REQUEST_MALFORMED'],
  },
} as const satisfies Record<string, Endpoint>;

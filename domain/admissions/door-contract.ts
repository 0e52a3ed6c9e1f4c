// The calls of a device at the door (operations 6, ADR 137). It knows admissions by a digest of their code under a key of its
// own, so that a device that was stolen, and whose token was revoked, has no code that opens anything.
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { ADMISSION_KINDS, ADMISSION_STATES } from './door-admission.ts';

const strict = { additionalProperties: false } as const;
const Ref = Type.String({ description: 'of an admission: the digest of its code' });
const Ms = Type.Number({ description: 'milliseconds since 1970' });

export const DoorWindow = Type.Object({
  house: Type.String({ description: 'its id; empty for every house' }),
  kind: Type.Enum([...ADMISSION_KINDS]),
  from: Type.String({ description: 'in museum time' }),
  until: Type.String({ description: 'in museum time, included' }),
  when: Type.String({ description: 'what is printed: a day, a time of a day, or empty for any day' }),
  title: Type.String(),
});

/** Reference, window, name, people, state, order: the last ones as places in their lists. */
export const DoorRow = Type.Tuple([
  Type.String(),
  Type.Integer(),
  Type.Integer(),
  Type.Integer(),
  Type.Integer({ minimum: 0, maximum: ADMISSION_STATES.length - 1 }),
  Type.Integer(),
]);
export type DoorRow = Static<typeof DoorRow>;

export const DoorScan = Type.Object({
  ref: Ref,
  nonce: Type.String(),
  device: Type.String(),
  at: Ms,
  kind: Type.Enum(['in', 'out', 'undo']),
  persons: Type.Integer(),
  undoes: Type.String(),
  forced: Type.Boolean(),
});
export type DoorScan = Static<typeof DoorScan>;

export const DoorList = Type.Object({
  now: Ms,
  cursor: Type.String({ description: 'for `door/changes`' }),
  windows: Type.Array(DoorWindow),
  names: Type.Array(Type.String({ description: 'of kinds of tickets' })),
  orders: Type.Array(
    Type.Tuple([
      Type.String({ description: 'its number' }),
      Type.String({ description: 'who bought; empty unless the museum wants names at the door' }),
    ]),
  ),
  admissions: Type.Array(DoorRow),
  scans: Type.Array(DoorScan),
  devices: Type.Record(Type.String(), Type.String(), { description: 'names of devices, by id' }),
  vouchers: Type.Optional(
    Type.Array(Ref, { description: 'codes that pay for something; in a whole list alone' }),
  ),
});
export type DoorList = Static<typeof DoorList>;

/** How the museum has set its doors up. */
export const DoorSetup = Type.Object({
  device: Type.String({ description: 'its id' }),
  name: Type.String(),
  houses: Type.Array(Type.String({ description: 'ids; empty: every house' })),
  may_force: Type.Boolean(),
  museum: Type.String(),
  time_zone: Type.String(),
  counts_exits: Type.Boolean(),
  house_names: Type.Record(Type.String(), Type.String()),
  key: Type.String({ description: 'under which codes are digested: base64url' }),
});
export type DoorSetup = Static<typeof DoorSetup>;

const asked = {
  nonce: Type.String({ minLength: 16, maxLength: 64 }),
  persons: Type.Integer({ minimum: 0, maximum: 1000 }),
  at: Ms,
  forced: Type.Boolean({ description: 'lets them in although the answer is no' }),
  confirmed: Type.Optional(
    Type.Boolean({ description: 'somebody has decided that they come in where the answer is `taken-back`' }),
  ),
  reason: Type.String({ maxLength: 300 }),
  ref: Type.String({ maxLength: 64 }),
  code: Type.String({ maxLength: 200, description: 'what was scanned; empty where it was chosen' }),
  order: Type.String({ maxLength: 40, description: 'of what was chosen' }),
};

const AskedScan = Type.Object(asked, strict);
export type AskedScan = Static<typeof AskedScan>;

const NotedScan = Type.Object(
  { ...asked, kind: Type.Enum(['in', 'out', 'undo']), undoes: Type.String({ maxLength: 64 }) },
  strict,
);
export type NotedScan = Static<typeof NotedScan>;

/** Sent along with every contact: what staff should know of the device. */
const Contact = {
  sent_at: Type.Number({ description: 'by the device’s own clock, milliseconds since 1970' }),
  waiting: Type.Integer({ minimum: 0, description: 'notes that it has not sent yet' }),
};

/** An admission that a device did not have on its list, or that changed meanwhile. */
const KnownAdmission = Type.Object({
  ref: Ref,
  window: DoorWindow,
  name: Type.String(),
  persons: Type.Integer(),
  state: Type.Enum([...ADMISSION_STATES]),
  order: Type.String(),
});

export const DoorSaid = Type.Object({
  now: Ms,
  answer: Type.Enum([
    'in',
    'already-in',
    'too-early',
    'too-late',
    'other-day',
    'other-house',
    'refunded',
    'moved',
    'blocked',
    'taken-back',
    'unknown',
    'voucher',
  ]),
  admission: Type.Union([KnownAdmission, Type.Null()]),
  scans: Type.Array(DoorScan, {
    description: 'all that are known of it: whoever asked was let in if theirs is among them',
  }),
  voucher_left: Type.Union([Type.Integer(), Type.Null()], {
    description: 'cents that a voucher code still pays for; null for what is no such code',
  }),
});
export type DoorSaid = Static<typeof DoorSaid>;

export const doorContract = {
  'POST door/pair': {
    summary: 'Pairs a device with a code, once; answers its token',
    permit: 'anyone',
    body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) }, strict),
    answer: Type.Object({ token: Type.String(), setup: DoorSetup }),
    refusals: ['DOOR_PAIRING_INVALID', 'TOO_MANY_TRIES'],
  },
  'GET door/setup': {
    summary: 'How this device is set up',
    permit: 'device',
    answer: DoorSetup,
    refusals: [],
  },
  'GET door/list': {
    summary: 'The admissions of the day and of the days around it, and who is in',
    permit: 'device',
    answer: DoorList,
    refusals: [],
  },
  'POST door/changes': {
    summary: 'What was sold, moved, given back and scanned since; and that the device is there',
    permit: 'device',
    body: Type.Object({ after: Type.String({ pattern: '^\\d{1,15}\\.\\d{1,15}$' }), ...Contact }, strict),
    answer: Type.Object({
      list: Type.Union([DoorList, Type.Null()], { description: 'null: too much has changed, read it anew' }),
    }),
    refusals: [],
  },
  'POST door/ask': {
    summary: 'Asks whether somebody may come in, and notes it if they may; for 0 people it only asks',
    permit: 'device',
    body: AskedScan,
    answer: DoorSaid,
    refusals: ['DOOR_NOT_FORCED'],
  },
  'POST door/scans': {
    summary: 'Sends what has happened; the same notes again change nothing',
    permit: 'device',
    body: Type.Object({ scans: Type.Array(NotedScan, { maxItems: 200 }), ...Contact }, strict),
    answer: Type.Object({ now: Ms, noted: Type.Array(Type.String({ description: 'nonces' })) }),
    refusals: [],
  },
  'GET door/order': {
    summary: 'The admissions of an order, by its number',
    permit: 'device',
    query: Type.Object({ number: Type.String({ maxLength: 40 }) }),
    answer: Type.Object({ now: Ms, admissions: Type.Array(KnownAdmission), scans: Type.Array(DoorScan) }),
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>;

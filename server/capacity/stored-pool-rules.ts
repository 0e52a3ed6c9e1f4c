// The schema of a pool's rules as the database stores them; they are checked when they are read.
import { Type } from 'typebox';

const StoredSlotRule = Type.Object({
  from: Type.String(),
  to: Type.Union([Type.String(), Type.Null()]),
  weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 })),
  times: Type.Array(Type.String()),
  minutes: Type.Integer(),
  capacity: Type.Integer(),
  soldElsewhere: Type.Array(Type.Integer()),
  except: Type.Array(Type.String()),
  lastEntry: Type.Optional(
    Type.Object({
      minutes: Type.Integer(),
      closes: Type.Array(Type.Union([Type.String(), Type.Null()])),
    }),
  ),
});

export const StoredPoolRules = Type.Union([
  Type.Object({ kind: Type.Literal('slots'), rules: Type.Array(StoredSlotRule) }),
  Type.Object({
    kind: Type.Literal('run'),
    from: Type.String(),
    to: Type.String(),
    capacity: Type.Integer(),
  }),
]);

export const StoredPool = Type.Object({ rules: StoredPoolRules });

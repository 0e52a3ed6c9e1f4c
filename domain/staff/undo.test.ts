import { expect, test } from 'vitest';
import { ACT_VERBS, isActVerb } from './act.ts';
import { canBeUndone, type DoneAct, undoneBy, undoneVerbs } from './undo.ts';

const noted: DoneAct = { verb: 'order.noted', after: { note: 'N1' } };
const struck: DoneAct = { verb: 'order.note-struck', after: { note: 'N1' } };
const corrected: DoneAct = { verb: 'order.corrected', after: { fields: ['email', 'name'] } };
const codeBlocked: DoneAct = { verb: 'code.blocked', after: null };
const passBlocked: DoneAct = { verb: 'pass.blocked', after: { pass: 7, mail: true } };
const parcelSent: DoneAct = { verb: 'parcel.sent', after: { parcel: 7, carrier: 'DHL', mail: true } };
const timesClosed: DoneAct = { verb: 'places.closed', after: { kind: 'closure' } };

test.each<[string, DoneAct, DoneAct[], boolean]>([
  ['a note', noted, [], true],
  ['a note beside another one', noted, [{ verb: 'order.noted', after: { note: 'N2' } }], true],
  ['a note that is struck out already', noted, [struck], false],
  ['a note struck out', struck, [], true],
  ['a note that stands again', { verb: 'order.note-restored', after: { note: 'N1' } }, [], true],
  ['a correction', corrected, [noted], true],
  [
    'a correction of the same field since',
    corrected,
    [{ verb: 'order.corrected', after: { fields: ['name'] } }],
    false,
  ],
  [
    'a correction of another field since',
    corrected,
    [{ verb: 'order.corrected', after: { fields: ['company'] } }],
    true,
  ],
  ['what takes another act back', { verb: 'order.note-struck', after: { note: 'N1', undoes: 7 } }, [], false],
  ['a code blocked', codeBlocked, [], true],
  ['a code unblocked', { verb: 'code.unblocked', after: null }, [], true],
  ['a code extended', { verb: 'code.extended', after: { valid_to: '2030-12-31 23:59' } }, [], true],
  [
    'a code that a colleague has extended since',
    codeBlocked,
    [{ verb: 'code.extended', after: null }],
    false,
  ],
  ['a code blocked, and issued again since', codeBlocked, [{ verb: 'code.replaced', after: null }], false],
  ['what takes the block of a code back', { verb: 'code.unblocked', after: { undoes: 7 } }, [], false],
  ['a code issued again, as the new one may be printed', { verb: 'code.replaced', after: null }, [], false],
  ['a pass blocked', passBlocked, [], true],
  ['a pass extended', { verb: 'pass.extended', after: { pass: 7 } }, [], true],
  ['a pass whose extension was taken back', { verb: 'pass.shortened', after: { pass: 7 } }, [], true],
  ['a pass, and a note on its order since', passBlocked, [noted], true],
  [
    'a pass, and another one of the order since',
    passBlocked,
    [{ verb: 'pass.blocked', after: { pass: 8 } }],
    true,
  ],
  ['a pass unblocked since', passBlocked, [{ verb: 'pass.unblocked', after: { pass: 7 } }], false],
  ['a pass issued again, as its mail leaves at once', { verb: 'pass.replaced', after: null }, [], false],
  ['a parcel sent', parcelSent, [], true],
  ['a parcel, and the pass with the same number since', parcelSent, [passBlocked], true],
  ['a parcel corrected since', parcelSent, [{ verb: 'parcel.corrected', after: { parcel: 7 } }], false],
  [
    'a corrected parcel, whose old number nobody keeps',
    { verb: 'parcel.corrected', after: { parcel: 7 } },
    [],
    false,
  ],
  ['times closed', timesClosed, [], true],
  ['times added', { verb: 'places.added', after: { kind: 'extra' } }, [], true],
  ['times opened again since', timesClosed, [{ verb: 'places.taken-back', after: null }], false],
  ['a tour called off, as people are told', { verb: 'tour-date.called-off', after: {} }, [], false],
  ['a mail, which has left', { verb: 'order.mail-sent-again', after: null }, [], false],
  ['money given back', { verb: 'order.canceled', after: null }, [], false],
])('%s', (_what, act, later, can) => {
  expect(canBeUndone(act, later)).toBe(can);
});

test('every act that can be taken back belongs to a call of its own kind, and so does what takes it back', () => {
  const verbs = (['order', 'code', 'pass', 'parcel', 'places'] as const).flatMap((thing) =>
    undoneVerbs(thing).map((verb) => {
      expect([verb, undoneBy(verb)].map((one) => one.split('.')[0])).toEqual([thing, thing]);
      expect(isActVerb(undoneBy(verb))).toBe(true);
      return verb;
    }),
  );
  const all = ACT_VERBS.filter((verb) => canBeUndone({ verb, after: null }, []));
  expect(verbs.toSorted()).toEqual(all.toSorted());
});

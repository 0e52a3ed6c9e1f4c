import { expect, test } from 'vitest';
import { type ParcelAct, type ParcelObstacle, type ParcelToActOn, parcelObstacle } from './parcel-acts.ts';

test.each<[ParcelToActOn['state'], ParcelToActOn['mail'], ParcelAct, ParcelObstacle | undefined]>([
  ['to-pack', 'none', 'send', undefined],
  ['to-pack', 'none', 'undo', 'notSent'],
  ['to-pack', 'none', 'correct', 'notSent'],
  ['sent', 'waits', 'send', 'sentAlready'],
  ['sent', 'waits', 'undo', undefined],
  ['sent', 'none', 'undo', undefined],
  ['sent', 'left', 'undo', 'mailLeft'],
  ['sent', 'left', 'correct', undefined],
  ['void', 'none', 'send', 'nothingLeft'],
  ['void', 'none', 'undo', 'notSent'],
])('a parcel that is %s and whose mail is %s: %s → %s', (state, mail, act, obstacle) => {
  expect(parcelObstacle({ state, mail }, act)).toBe(obstacle);
});

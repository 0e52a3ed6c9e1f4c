import { expect, test } from 'vitest';
import { mediaIn } from './page-colours.ts';

test.each([
  ['(prefers-color-scheme: dark)', true, 'all'],
  ['(prefers-color-scheme: dark)', false, 'not all'],
  ['(prefers-color-scheme:dark)', true, 'all'],
  ['not all and (prefers-color-scheme: dark)', true, 'not all'],
  ['not all and (prefers-color-scheme: dark)', false, 'all'],
  ['(width < 544px)', true, undefined],
  ['screen', false, undefined],
])('rules for %s in the dark (%s) hold for %s', (media, dark, expected) =>
  expect(mediaIn(media, dark)).toBe(expected),
);

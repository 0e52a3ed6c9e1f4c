import { expect, test } from 'vitest';
import { scrollTo, seenPart } from './seen-part.ts';

const WINDOW = { height: 800, covered: 60 };

test.each([
  ['that is entirely within the window', { top: 100, bottom: 500 }, { top: 0, bottom: 0, height: 740 }],
  ['that ends below the window', { top: 100, bottom: 3100 }, { top: 0, bottom: 2300, height: 740 }],
  ['whose middle is visible', { top: -1000, bottom: 2000 }, { top: 1060, bottom: 1200, height: 740 }],
  ['whose end is visible', { top: -2500, bottom: 500 }, { top: 2560, bottom: 0, height: 740 }],
  ['that is above the window', { top: -3000, bottom: -10 }, { top: 2750, bottom: 0, height: 740 }],
  ['that is below the window', { top: 900, bottom: 1900 }, { top: 0, bottom: 760, height: 740 }],
  ['that is not high', { top: 700, bottom: 850 }, { top: 0, bottom: 0, height: 740 }],
])('the visible part of a shop %s', (_, frame, part) => {
  expect(seenPart(frame, WINDOW)).toEqual(part);
});

test.each([
  ['stays where it is when it is visible', { top: 60, bottom: 800 }, 0],
  ['comes down from behind the header', { top: 20, bottom: 200 }, -40],
  ['comes up from below', { top: 700, bottom: 900 }, 640],
  ['begins below the header when it is higher than the window', { top: 300, bottom: 2000 }, 240],
])('a part of it %s', (_, stretch, scrolled) => {
  expect(scrollTo(stretch, WINDOW)).toBe(scrolled);
});

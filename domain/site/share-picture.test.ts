import { expect, test } from 'vitest';
import { shareFocusOf, sharePicture } from './share-picture.ts';

const SRC = '/media/tide.ab12cd34-{width}.webp';

test.each([
  [undefined, '/media/tide.ab12cd34-1200x630.jpg'],
  [{ x: 45, y: 60 }, '/media/tide.ab12cd34-1200x630.jpg'],
  [{ x: 50, y: 5 }, '/media/tide.ab12cd34-1200x630at50x0.jpg'],
  [{ x: 90, y: 100 }, '/media/tide.ab12cd34-1200x630at100x100.jpg'],
])('a picture with the focus %j is shared as %s', (focus, path) => {
  expect(sharePicture(SRC, focus)).toBe(path);
});

test('a picture without sizes is not shared', () => {
  expect(sharePicture('/media/tide.svg')).toBeUndefined();
});

test.each([
  ['1200x630.jpg', { x: 50, y: 50 }],
  ['1200x630at25x0.jpg', { x: 25, y: 0 }],
  ['1200x630at50x50.jpg', undefined],
  ['1200x630at26x0.jpg', undefined],
  ['1200x630at125x0.jpg', undefined],
  ['1200x631.jpg', undefined],
  ['800.webp', undefined],
])('a file that ends in %s has the focus %j', (size, focus) => {
  expect(shareFocusOf(size)).toEqual(focus);
});

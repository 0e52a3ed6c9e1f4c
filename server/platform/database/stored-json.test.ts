import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { checkRows, checkStored, StoredJsonError } from './stored-json.ts';

const Picture = Type.Object({ src: Type.String(), widths: Type.Array(Type.Integer()) });

test('what has the shape is answered as it is, with what else it has', () => {
  const stored = { src: '/media/a', widths: [360], older: true };
  expect(checkStored('a picture', Picture, stored)).toBe(stored);
});

test('what does not have the shape is refused with its place', () => {
  expect(() => checkStored('a picture', Picture, { src: '/media/a', widths: ['360'] })).toThrow(
    new StoredJsonError('a picture', '/widths/0 must be integer'),
  );
});

test('of many rows, the wrong one is named', () => {
  const rows = [{ src: '', widths: [] }, { src: '' }];
  expect(() => checkRows('event', Picture, rows)).toThrow('row 2 of event in the database cannot be read');
});

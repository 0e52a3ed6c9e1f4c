import { expect, test } from 'vitest';
import { lazyCompilers } from './compile-lazily.ts';

test('a schema is compiled when it is first needed, and once for all shops of a process', () => {
  let read = 0;
  const schema = {
    type: 'object',
    get properties() {
      read += 1;
      return { id: { type: 'integer' } };
    },
  };
  const [one, other] = [openShop(), openShop()].map((compile) =>
    compile({ schema, method: 'GET', url: '/', httpStatus: '200' }),
  );
  expect(read).toBe(0);
  expect(one?.({ id: 1, secret: 'x' })).toBe('{"id":1}');
  const readOnce = read;
  expect(readOnce).toBeGreaterThan(0);
  expect(other?.({ id: 2, secret: 'x' })).toBe('{"id":2}');
  expect(read).toBe(readOnce);
});

function openShop() {
  const compile = lazyCompilers.buildSerializer?.({}, {});
  if (!compile) throw new Error('There is no compiler.');
  return compile;
}

// Whose step it is, where what several ask for is done together.
import { expect, test } from 'vitest';
import { emptyBatches, runInBatch } from '../database/batches.ts';
import { currentSpan, inSpan, type OpenSpan, runIn } from './span.ts';

/** A span that says where it stands. */
function spanAt(way: string): OpenSpan {
  return {
    traceId: way,
    spanId: way,
    traceparent: '',
    child: (name) => spanAt(`${way} > ${name}`),
    add: () => {},
    end: () => {},
  };
}

const place = () => currentSpan()?.traceId;

test('a batch that has waited for another one’s end is a step of its own first request', async () => {
  const batches = emptyBatches<string, string>({ size: 1, atOnce: 1 });
  const places: (string | undefined)[] = [];
  const run = async (items: string[]) => {
    places.push(await inSpan('statement', async () => place()));
    await new Promise((resolve) => setTimeout(resolve, 5));
    return items;
  };
  const ask = (visitor: string) => runInBatch(batches, visitor, run);
  await Promise.all([
    runIn(spanAt('first'), () => ask('a')),
    runIn(spanAt('second'), () => ask('b')),
    ask('c'),
  ]);
  expect(places).toEqual(['first > batch > statement', 'second > batch > statement', undefined]);
});

test('outside of a span, a step is only done', async () => {
  expect(await inSpan('step', async () => place() ?? 'nowhere')).toBe('nowhere');
});

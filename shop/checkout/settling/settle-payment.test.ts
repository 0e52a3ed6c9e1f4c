import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiRefusal, type Call, createCall } from '../../../ui/call/call.ts';
import { settlePayment, type Waiting, waitBefore } from './settle-payment.ts';

const ORDER = { booking_id: 'b1', has_tickets: true };
function refusal(status: number, code: string) {
  return new ApiRefusal(status, { code, message: code });
}

/** A server that gives these answers, one after the other. */
function answering(...answers: (ApiRefusal | typeof ORDER)[]) {
  const calls = vi.fn(() => {
    const answer = answers.shift() ?? ORDER;
    return answer instanceof ApiRefusal ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { call: calls as unknown as Call, calls };
}

async function settle(server: ReturnType<typeof answering>) {
  const waits: Waiting[] = [];
  const settled = settlePayment(
    server.call,
    { cartId: 'c1' },
    (why) => waits.push(why),
    new AbortController().signal,
  );
  await vi.runAllTimersAsync();
  return { settled: await settled, waits };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a payment on its way back', () => {
  it('is confirmed at once when the provider has decided', async () => {
    expect(await settle(answering(ORDER))).toEqual({ settled: { state: 'confirmed', ...ORDER }, waits: [] });
  });

  it('is asked for again while it is pending, and is never called failed', async () => {
    const pending = refusal(202, 'PAYMENT_PENDING');
    expect(await settle(answering(pending, pending, ORDER))).toEqual({
      settled: { state: 'confirmed', ...ORDER },
      waits: ['pending', 'pending'],
    });
  });

  it('waits for the link of free tickets, and says so when it was not used in time', async () => {
    const unconfirmed = refusal(202, 'ORDER_UNCONFIRMED');
    const gone = refusal(410, 'CART_GONE');
    expect(await settle(answering(unconfirmed, ORDER))).toEqual({
      settled: { state: 'confirmed', ...ORDER },
      waits: ['unconfirmed'],
    });
    const away = new ApiRefusal(0, {});
    expect((await settle(answering(unconfirmed, away, gone))).settled).toEqual({ state: 'lapsed' });
    expect((await settle(answering(gone))).settled).toEqual({ state: 'gone' });
  });

  it.each([
    ['the network is gone', new ApiRefusal(0, {})],
    ['the server is busy', refusal(503, 'UNAVAILABLE')],
    ['the server stumbles', refusal(500, 'INTERNAL_ERROR')],
    ['we ask too often', refusal(429, 'TOO_MANY_TRIES')],
  ])('is asked for again when %s', async (_, problem) => {
    expect(await settle(answering(problem, ORDER))).toEqual({
      settled: { state: 'confirmed', ...ORDER },
      waits: ['unreachable'],
    });
  });

  it.each([
    [refusal(422, 'PAYMENT_FAILED'), { state: 'failed' }],
    [refusal(410, 'CART_GONE'), { state: 'gone' }],
    [refusal(410, 'PAYMENT_REFUNDED'), { state: 'refunded', message: 'PAYMENT_REFUNDED' }],
    [refusal(400, 'REQUEST_MALFORMED'), { state: 'refused', message: 'REQUEST_MALFORMED' }],
    [refusal(422, 'CART_NOT_PAYABLE'), { state: 'refused', message: 'CART_NOT_PAYABLE' }],
  ])('takes %s for what it is', async (problem, settled) => {
    expect(await settle(answering(problem))).toEqual({ settled, waits: [] });
  });

  it('waits a little longer each time, from 1 s to 5 s', () => {
    expect([0, 1, 2, 3, 4, 20].map(waitBefore)).toEqual([1000, 1500, 2250, 3375, 5000, 5000]);
  });

  // Whoever knows a cart can settle and see it, and proxies write addresses down (the API also takes it there as `us`).
  it('names its cart in the body, never in the address', async () => {
    const server = vi.fn<typeof fetch>(async () => Response.json({ data: ORDER }));
    vi.stubGlobal('fetch', server);
    const page = 'https://shop.example/de/checkout/success';
    await settlePayment(
      createCall('/api/', 'de'),
      { cartId: 'c1', srcURL: page },
      () => {},
      new AbortController().signal,
    );
    expect(server).toHaveBeenCalledOnce();
    const [address, request] = server.mock.calls[0] ?? [];
    expect(address).toBe(`/api/de/checkout/execPayment?srcURL=${encodeURIComponent(page)}`);
    expect(request).toMatchObject({ method: 'POST', body: JSON.stringify({ cartId: 'c1' }) });
  });

  it('stops asking when the visitor leaves', async () => {
    const server = answering(refusal(202, 'PAYMENT_PENDING'), refusal(202, 'PAYMENT_PENDING'));
    const leaving = new AbortController();
    const settled = settlePayment(server.call, { cartId: 'c1' }, () => leaving.abort(), leaving.signal);
    await vi.runAllTimersAsync();
    expect(await settled).toBeUndefined();
    expect(server.calls).toHaveBeenCalledTimes(1);
  });
});

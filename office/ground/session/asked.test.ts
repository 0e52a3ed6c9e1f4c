import { expect, test, vi } from 'vitest';
import { ApiRefusal, type Call } from '../../../ui/call/call.ts';
import { type Asking, askingCall } from './asked.ts';

/** Refuses with these codes, one after the other, and then answers. */
function refusing(...codes: string[]) {
  return vi.fn(async () => {
    const code = codes.shift();
    if (code) throw new ApiRefusal(401, { code });
    return 'done';
  });
}

async function make(call: () => Promise<unknown>, asking: Asking, input = {}): Promise<unknown> {
  return askingCall(call as unknown as Call, asking)('GET STATIC_CONTENT', input as never).catch(
    (problem: unknown) => (problem as ApiRefusal).code,
  );
}

test.each([
  ['STAFF_SIGNED_OUT', 'sign-in'],
  ['STAFF_FACTOR_NEEDED', 'factor'],
] as const)('after %s somebody is asked, and the call is made again', async (code, need) => {
  const call = refusing(code);
  const ask = vi.fn(async () => true);
  expect(await make(call, { [need]: ask })).toBe('done');
  expect(ask).toHaveBeenCalledOnce();
  expect(call).toHaveBeenCalledTimes(2);
});

test('whoever declines gets the refusal, and so does a call before there is a page', async () => {
  expect(await make(refusing('STAFF_FACTOR_NEEDED'), { factor: async () => false })).toBe(
    'STAFF_FACTOR_NEEDED',
  );
  expect(await make(refusing('STAFF_SIGNED_OUT'), {})).toBe('STAFF_SIGNED_OUT');
});

test('another refusal is nobody’s question, and a quiet call asks nothing', async () => {
  const ask = vi.fn(async () => true);
  expect(await make(refusing('FIELDS_INVALID'), { 'sign-in': ask })).toBe('FIELDS_INVALID');
  expect(await make(refusing('STAFF_SIGNED_OUT'), { 'sign-in': ask }, { quiet: true })).toBe(
    'STAFF_SIGNED_OUT',
  );
  expect(ask).not.toHaveBeenCalled();
});

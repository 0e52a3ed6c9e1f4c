// What a call may need before it can be repeated: to sign in again, or the second factor again. The page stays as it is
// meanwhile, with what was typed.
import { ApiRefusal, type Call } from '../../../ui/call/call.ts';

export type Need = 'sign-in' | 'factor';

/** Who asks for each, once there is a page to ask on; the answer is whether the call may be repeated. */
export type Asking = { [Each in Need]?: () => Promise<boolean> };

const NEEDS: Readonly<Record<string, Need>> = {
  STAFF_SIGNED_OUT: 'sign-in',
  STAFF_FACTOR_NEEDED: 'factor',
};

/** A call that asks for what it needs and is then made again. */
export function askingCall(call: Call, asking: Asking): Call {
  return (async (key, input) => {
    try {
      return await call(key, input);
    } catch (problem) {
      const need = input.quiet ? undefined : needOf(problem);
      if (!need || !(await asking[need]?.())) throw problem;
      return call(key, input);
    }
  }) as Call;
}

function needOf(problem: unknown): Need | undefined {
  return problem instanceof ApiRefusal ? NEEDS[problem.code] : undefined;
}

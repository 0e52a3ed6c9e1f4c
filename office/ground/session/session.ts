// Who is signed in is asked for once, and again after signing in or out.
import type { Call } from '../../../ui/call/call.ts';
import { askMe, type Me } from './session-calls.ts';

export type Session = {
  /** Rejects with `STAFF_SIGNED_OUT` if nobody is. */
  readonly me: () => Promise<Me>;
  readonly forget: () => void;
};

/** @param arrived told the language of whoever has signed in */
export function openSession(call: Call, arrived: (language: string) => Promise<void>): Session {
  let known: Promise<Me> | undefined;
  const forget = () => {
    known = undefined;
  };
  const me = () => {
    known ??= askMe(call).then(
      async (found) => {
        await arrived(found.language);
        return found;
      },
      (problem: unknown) => {
        forget();
        throw problem;
      },
    );
    return known;
  };
  return { me, forget };
}

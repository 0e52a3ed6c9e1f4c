import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiRefusal, type Call } from '../../../ui/call/call.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { failureText } from '../failure-text.ts';
import { useI18n } from '../i18n.ts';

const REFUSED_MS = 6000;

type Send = {
  /** Something is being asked: the button waits. */
  readonly busy: boolean;
  /** Does it, and says why where it is refused. */
  readonly send: (asked: (call: Call) => Promise<unknown>) => void;
};

/** For a button that does something at once, without a form. @param isRead it changes nothing, so the page is not asked for again */
export function useSend({ isRead = false } = {}): Send {
  const { t } = useI18n();
  const call = useCall();
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const wasPressed = useRef(false);
  // The page may be drawn anew long after the answer is there.
  useEffect(() => () => void (wasPressed.current && requestAnimationFrame(keepFocus)), []);
  async function sendNow(asked: (call: Call) => Promise<unknown>) {
    wasPressed.current = true;
    setBusy(true);
    try {
      await asked(call);
      if (!isRead) await revalidate();
    } catch (problem) {
      if (!(problem instanceof ApiRefusal)) throw problem;
      toasts.show(failureText(problem, t), { tone: 'error', duration: REFUSED_MS });
    } finally {
      setBusy(false);
      requestAnimationFrame(keepFocus);
    }
  }
  return { busy, send: (asked) => void sendNow(asked) };
}

/** Where the button that was pressed has gone with what it was about, the page's title has the focus. */
function keepFocus() {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

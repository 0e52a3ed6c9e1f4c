// What was done is taken back: for ten seconds from the message that says it is done (operations 9, ADR 106). The act that takes it
// back is the server's; whatever the page shows is asked for again.
import { useRevalidator } from 'react-router';
import { ApiRefusal } from '../../../ui/call/call.ts';
import { useToasts } from '../../../ui/toasts.tsx';
import { failureText } from '../failure-text.ts';
import { useI18n } from '../i18n.ts';
import { newActKey } from './act-key.ts';

const OFFERED_MS = 10_000;
const REFUSED_MS = 8000;

/** Asks for it. @param key of the act that takes the other one back */
type Undo = (key: string) => Promise<unknown>;

export function useUndo() {
  const { t } = useI18n();
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const undo = async (ask: Undo) => {
    try {
      await ask(newActKey());
      toasts.show(t('acts.undo.done'), { tone: 'good' });
    } catch (problem) {
      if (!(problem instanceof ApiRefusal)) throw problem;
      toasts.show(failureText(problem, t), { tone: 'error', duration: REFUSED_MS });
    }
    await revalidate();
  };
  /** Says that an act is done, and offers to take it back. */
  const offer = (text: string, ask: Undo) => {
    const action = { label: t('acts.undo'), run: () => void undo(ask) };
    toasts.show(text, { tone: 'good', duration: OFFERED_MS, action });
  };
  return { undo, offer };
}

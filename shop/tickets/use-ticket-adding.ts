import { takenOf, toCartLines } from '../../domain/tickets/make-ticket-lines.ts';
import { clearCounts, type FormProblem, formProblem, formTickets } from '../../domain/tickets/ticket-form.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { goToStep } from '../visit/go-to-step.ts';
import { useGuide } from '../visit/use-guide.ts';
import type { useTicketForm } from './use-ticket-form.ts';

type MissingStep = 'day' | 'time' | 'tickets';

/** Words of the button that leads to a step. */
const WORDS = {
  day: 'visit.choose.day',
  time: 'visit.choose.time',
  tickets: 'tickets.choose',
} as const satisfies Record<MissingStep, string>;

/** Adds the tickets to the cart, or leads to the first step that is missing. */
export function useTicketAdding({
  form,
  setForm,
  sale,
  hasTimes,
  wanted,
  changed,
}: ReturnType<typeof useTicketForm>) {
  const { t } = useI18n();
  const guide = useGuide<MissingStep>();
  const stepOf = (problem: FormProblem | undefined): MissingStep | undefined => {
    // Another day is wanted, and could not be loaded yet.
    if (wanted !== undefined) return 'day';
    if (!problem) return undefined;
    if (problem.step === 'day' || !hasTimes) return 'day';
    return problem.step === 'time' ? 'time' : 'tickets';
  };
  const missing = stepOf(formProblem(form, sale));

  const isWrong = (step: MissingStep) => missing === step && guide.isPressed(step);

  const add = (): string | undefined => {
    const now = { ...sale, taken: takenOf(changed.othersNow(), sale.offer.event.id) };
    const step = stepOf(formProblem(form, now));
    if (step) {
      guide.lead(step);
      goToStep(`step-${step}`);
      return undefined;
    }
    changed.put([...toCartLines(form, now), ...(changed.found?.rest ?? [])]);
    setForm(clearCounts(form));
    guide.forget();
    return t('tickets.added', { count: formTickets(form, sale.offer) });
  };
  return { add, missing: missing && t(WORDS[missing]), isWrong };
}

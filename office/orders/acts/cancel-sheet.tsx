import { useState } from 'react';
import { needsReason } from '../../../domain/returns/cancel-rules.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { newActKey } from '../../ground/act/act-key.ts';
import { ActSheet } from '../../ground/act/act-sheet.tsx';
import { typedCents } from '../../ground/act/typed-cents.ts';
import { usePreview } from '../../ground/act/use-preview.ts';
import { useOfficeForm } from '../../ground/form/use-office-form.ts';
import { useI18n } from '../../ground/i18n.ts';
import { useMay } from '../../ground/session/me.ts';
import type { ActProps } from './act-props.ts';
import { type CancelChoice, NO_CHOICE, selectionOf } from './cancel-choice.ts';
import { CancelEffectView, cancelLabel } from './cancel-effect-view.tsx';
import { MoneyChoice } from './money-choice.tsx';
import { PiecesChoice } from './pieces-choice.tsx';

const NOTHING_KNOWN = { lines: [], shipping: 0 };

/** Cancels persons, lines or all of an order, after showing what that does. */
export function CancelSheet(props: ActProps) {
  const { number, onClose } = props;
  const { t, formats } = useI18n();
  const may = useMay();
  const { choice, order, selection, form, preview } = useCanceling(props);
  const answer = preview.answer;
  return (
    <ActSheet
      open
      title={t('acts.cancel.title', { number })}
      onClose={onClose}
      form={form}
      awaited={preview}
      labels={{
        fee: t('acts.cancel.fee'),
        amount: t('acts.cancel.amount'),
        reason: t('acts.cancel.reason'),
      }}
      confirmLabel={cancelLabel(answer?.effect ?? null, t, formats.money)}
      tone="danger"
      preview={answer && <CancelEffectView {...answer} stale={preview.stale} />}
    >
      <PiecesChoice order={order} choice={choice} onChange={form.change} />
      {may('money.refund') && <MoneyChoice choice={choice} errors={form.errors} onChange={form.change} />}
      <TextField
        name="reason"
        label={t('acts.cancel.reason')}
        hint={t('acts.cancel.reason.hint')}
        value={choice.reason}
        error={form.errors['reason']}
        required={needsReason(selection)}
        maxLength={500}
        onChange={(reason) => form.change({ ...choice, reason })}
      />
    </ActSheet>
  );
}

/** What is chosen, what canceling it does, and doing it. */
function useCanceling({ number, onDone }: ActProps) {
  const { t } = useI18n();
  const call = useCall();
  const toasts = useToasts();
  const [key] = useState(newActKey);
  const [choice, setChoice] = useState<CancelChoice>(NO_CHOICE);
  const [order, setOrder] = useState<Parameters<typeof selectionOf>[1]>(NOTHING_KNOWN);
  const selection = selectionOf(choice, order);
  const params = { number };
  const form = useOfficeForm({
    values: choice,
    keep: setChoice,
    check: (typed) => problemsOf(typed, selectionOf(typed, order)),
    send: async () => {
      if (!preview.answer) return;
      const { version } = preview.answer;
      await call('POST office/orders/:number/cancel', {
        params,
        body: { selection, reason: choice.reason.trim(), key, version },
      });
      toasts.show(t('acts.cancel.done', { number }), { tone: 'good' });
      onDone();
    },
  });
  const preview = usePreview(JSON.stringify([selection, form.refusals]), async (signal) => {
    const answer = await call('POST office/orders/:number/cancel/preview', {
      params,
      body: { selection },
      signal,
    });
    setOrder(answer.order);
    return answer;
  });
  return { choice, order, selection, form, preview };
}

function problemsOf(
  { fee, amount, reason }: CancelChoice,
  selection: Parameters<typeof needsReason>[0],
): Record<string, ['NUMBER_INVALID' | 'REQUIRED']> {
  return {
    ...(typedCents(fee) === undefined && { fee: ['NUMBER_INVALID'] }),
    ...(typedCents(amount) === undefined && { amount: ['NUMBER_INVALID'] }),
    ...(needsReason(selection) && reason.trim() === '' && { reason: ['REQUIRED'] }),
  };
}

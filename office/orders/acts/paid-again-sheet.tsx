import type { PaidAgainPreview } from '../../../domain/office/money/reserved-contract.ts';
import { PAID_AGAIN_PROBLEMS } from '../../../domain/payments/taken-back.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { ActSheet } from '../../ground/act/act-sheet.tsx';
import { TakenPaymentFields, useTakenPayment } from '../../ground/act/taken-payment.tsx';
import { usePreview } from '../../ground/act/use-preview.ts';
import { useI18n } from '../../ground/i18n.ts';
import type { ActProps } from './act-props.ts';

/** Notes that an order whose money a bank has taken back was paid again. */
export function PaidAgainSheet({ number, onClose, onDone }: ActProps) {
  const { t } = useI18n();
  const call = useCall();
  const toasts = useToasts();
  const params = { number };
  const taken = useTakenPayment(async (body) => {
    await call('POST office/orders/:number/note-paid-again', { params, body });
    toasts.show(t('paidAgain.done'), { tone: 'good' });
    onDone();
  });
  const { values, form, labels } = taken;
  const preview = usePreview(String(form.refusals), (signal) =>
    call('POST office/orders/:number/note-paid-again/preview', { params, body: {}, signal }),
  );
  return (
    <ActSheet
      open
      title={t('paidAgain.title', { number })}
      onClose={onClose}
      form={form}
      awaited={preview}
      labels={labels}
      confirmLabel={t('paidAgain.submit')}
      preview={preview.answer && <PaidAgainEffect preview={preview.answer} means={values.means} />}
    >
      <TakenPaymentFields taken={taken} due={preview.answer?.due} />
    </ActSheet>
  );
}

function PaidAgainEffect({ preview, means }: { preview: PaidAgainPreview; means: string }) {
  const { t, formats } = useI18n();
  const problem = PAID_AGAIN_PROBLEMS.find((one) => one === preview.problem);
  if (problem) return <p>{t(`paidAgain.problem.${problem}`)}</p>;
  return (
    <ul>
      <li>{t('note.effect.due', { amount: formats.money(preview.due) })}</li>
      <li>{t('paidAgain.effect.door')}</li>
      <li>{t('paidAgain.effect.late')}</li>
      {means === 'transfer' && <li>{t('paidAgain.effect.statement')}</li>}
    </ul>
  );
}

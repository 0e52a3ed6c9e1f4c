import { useNavigate, useRevalidator } from 'react-router';
import type { NotePreview, ReservedWhole } from '../../domain/office/money/reserved-contract.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import type { ElsewhereProblem } from '../../domain/payments/elsewhere.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { ActSheet } from '../ground/act/act-sheet.tsx';
import { TakenPaymentFields, useTakenPayment } from '../ground/act/taken-payment.tsx';
import { usePreview } from '../ground/act/use-preview.ts';
import { useI18n } from '../ground/i18n.ts';
import { useProviderName } from '../ground/provider-name.ts';
import { useMay } from '../ground/session/me.ts';

type Props = { reserved: Pick<ReservedWhole, 'number' | 'name' | 'company' | 'total'>; onClose: () => void };

/** Notes a payment that was taken elsewhere: the reserved order is placed. */
export function NotePaymentSheet({ reserved, onClose }: Props) {
  const { t } = useI18n();
  const call = useCall();
  const toasts = useToasts();
  const done = useDone(onClose);
  const params = { number: String(reserved.number) };
  const taken = useTakenPayment(async (body) => {
    const { order } = await call('POST office/reserved/:number/note-payment', { params, body });
    toasts.show(t('note.done', { order }), { tone: 'good' });
    await done(order);
  });
  const { values, form, labels } = taken;
  const preview = usePreview(String(form.refusals), (signal) =>
    call('POST office/reserved/:number/note-payment/preview', { params, body: {}, signal }),
  );
  return (
    <ActSheet
      open
      title={t('note.title', { name: reserved.company || reserved.name })}
      onClose={onClose}
      form={form}
      awaited={preview}
      labels={labels}
      confirmLabel={t('note.submit')}
      preview={preview.answer && <NoteEffect preview={preview.answer} means={values.means} />}
    >
      <TakenPaymentFields taken={taken} due={reserved.total} />
    </ActSheet>
  );
}

/** To the order that it has become, for whoever may see it. */
function useDone(onClose: () => void): (order: string) => Promise<void> {
  const may = useMay();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async (order) => {
    if (may('orders.read')) return navigate(officePaths.order(order));
    await revalidate();
    onClose();
  };
}

const PROBLEMS: readonly ElsewhereProblem[] = [
  'paidAlready',
  'givenUp',
  'nothingDue',
  'amountDiffers',
  'onItsWay',
];

function NoteEffect({ preview, means }: { preview: NotePreview; means: string }) {
  const { t, formats } = useI18n();
  const providerName = useProviderName();
  const problem = PROBLEMS.find((one) => one === preview.problem);
  if (problem) return <p>{t(`note.problem.${problem}`)}</p>;
  const { due, mail_to, invoice, lapsed, closes, received } = preview;
  return (
    <ul>
      <li>{t('note.effect.due', { amount: formats.money(due) })}</li>
      {mail_to && <li>{t('note.effect.mail', { email: mail_to })}</li>}
      {invoice && <li>{t('note.effect.invoice')}</li>}
      {lapsed && <li>{t('note.effect.lapsed')}</li>}
      {closes.map((provider) => (
        <li key={provider}>{t('note.effect.closes', { provider: providerName(provider) })}</li>
      ))}
      {received > 0 && <li>{t('note.effect.received', { amount: formats.money(received) })}</li>}
      {means === 'transfer' && <li>{t('note.effect.statement')}</li>}
    </ul>
  );
}

import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { LinkPreview, ReservedWhole } from '../../domain/office/money/reserved-contract.ts';
import { ASK_PROBLEMS } from '../../domain/payments/payment-request.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { newActKey } from '../ground/act/act-key.ts';
import { ActSheet } from '../ground/act/act-sheet.tsx';
import { usePreview } from '../ground/act/use-preview.ts';
import { requireFields, useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';

type Props = {
  reserved: Pick<ReservedWhole, 'number' | 'name' | 'company' | 'email'>;
  onClose: () => void;
};

/** Sends the buyer of a reserved order a link to pay with. */
export function SendLinkSheet(props: Props) {
  const { reserved, onClose } = props;
  const { t, formats } = useI18n();
  const { values, form, preview } = useLink(props);
  const { answer } = preview;
  const label = t('link.until');
  return (
    <ActSheet
      open
      title={t('link.title', { name: reserved.company || reserved.name })}
      onClose={onClose}
      form={form}
      awaited={preview}
      labels={{ until: label }}
      confirmLabel={t('link.submit')}
      preview={answer && <LinkEffect preview={answer} />}
    >
      <TextField
        name="until"
        type="date"
        label={label}
        hint={answer?.last ? t('link.until.hint', { last: formats.day(answer.last) }) : undefined}
        value={values.until}
        error={form.errors['until']}
        onChange={(until) => form.change({ until })}
      />
    </ActSheet>
  );
}

/** Until when it can be paid, and sending it. */
function useLink({ reserved, onClose }: Props) {
  const { t } = useI18n();
  const call = useCall();
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const [key] = useState(newActKey);
  const [typed, setTyped] = useState<{ until?: string }>({});
  const params = { number: String(reserved.number) };
  const preview = usePreview('', (signal) =>
    call('POST office/reserved/:number/send-link/preview', { params, body: {}, signal }),
  );
  const { answer } = preview;
  const values = { until: typed.until ?? (answer ? proposedDay(answer) : '') };
  const form = useOfficeForm({
    values,
    keep: setTyped,
    check: (filled) => requireFields(filled, ['until']),
    send: async ({ until }) => {
      await call('POST office/reserved/:number/send-link', { params, body: { until, key } });
      toasts.show(t('link.done', { email: reserved.email }), { tone: 'good' });
      await revalidate();
      onClose();
    },
  });
  return { values, form, preview };
}

/** For as long as the places are held anyway. */
function proposedDay({ held, last }: LinkPreview): string {
  return held < last ? held : last;
}

function LinkEffect({ preview }: { preview: LinkPreview }) {
  const { t, formats } = useI18n();
  const problem = ASK_PROBLEMS.find((one) => one === preview.problem);
  if (problem) return <p>{t(`link.problem.${problem}`)}</p>;
  const { mail_to: email, due, held, sent } = preview;
  const before = sent.at(-1);
  return (
    <ul>
      <li>{t('link.effect.mail', { email, amount: formats.money(due) })}</li>
      <li>{t('link.effect.held', { day: formats.day(held) })}</li>
      {before && <li>{t('link.effect.replaced', { at: formats.moment(before) })}</li>}
    </ul>
  );
}

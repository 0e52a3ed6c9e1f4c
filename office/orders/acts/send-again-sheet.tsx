import { useState } from 'react';
import type { Contract } from '../../../domain/contract.ts';
import type { AnswerOf } from '../../../domain/endpoint.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { newActKey } from '../../ground/act/act-key.ts';
import { ActSheet } from '../../ground/act/act-sheet.tsx';
import { usePreview } from '../../ground/act/use-preview.ts';
import { requireFields, useOfficeForm } from '../../ground/form/use-office-form.ts';
import { type I18n, useI18n } from '../../ground/i18n.ts';
import type { ActProps } from './act-props.ts';

type Sending = AnswerOf<Contract['POST office/orders/:number/send-again/preview']>;

/** Sends an order's mail again, perhaps to another address. */
export function SendAgainSheet({ number, onClose, onDone }: ActProps) {
  const { t } = useI18n();
  const call = useCall();
  const toasts = useToasts();
  const [key] = useState(newActKey);
  const [typed, setTyped] = useState<{ email?: string }>({});
  const params = { number };
  const preview = usePreview('order', (signal) =>
    call('POST office/orders/:number/send-again/preview', { params, signal }),
  );
  const { answer } = preview;
  const email = typed.email ?? answer?.email ?? '';
  const form = useOfficeForm({
    values: { email },
    keep: setTyped,
    check: (values) => requireFields(values, ['email']),
    send: async () => {
      await call('POST office/orders/:number/send-again', { params, body: { email, key } });
      toasts.show(t('acts.again.done', { email }), { tone: 'good' });
      onDone();
    },
  });
  return (
    <ActSheet
      open
      title={t('acts.again.title', { number })}
      onClose={onClose}
      form={form}
      awaited={preview}
      labels={{ email: t('acts.again.email') }}
      confirmLabel={t('acts.again.submit')}
      preview={answer && <SendingView sending={answer} email={email} />}
    >
      <TextField
        name="email"
        type="email"
        label={t('acts.again.email')}
        hint={t('acts.again.email.hint')}
        value={email}
        error={form.errors['email']}
        onChange={(next) => form.change({ email: next })}
      />
    </ActSheet>
  );
}

function SendingView({ sending, email }: { sending: Sending; email: string }) {
  const { t, formats } = useI18n();
  if (sending.problem !== '')
    return <p>{t(sending.problem === 'refunded' ? 'acts.again.refunded' : 'acts.again.forgotten')}</p>;
  return (
    <ul className="effect">
      <li>{t('acts.again.effect', { email, papers: papersText(sending.papers, t, formats.locale) })}</li>
      {email !== sending.email && <li>{t('acts.again.stranger')}</li>}
      {sending.before.map(({ at, recipient }) => (
        <li key={at + recipient}>{t('acts.again.before', { at: formats.moment(at), email: recipient })}</li>
      ))}
    </ul>
  );
}

const PAPERS = ['tickets', 'passes', 'vouchers', 'calendar', 'invoice'] as const;

function papersText(papers: readonly string[], t: I18n['t'], locale: string): string {
  const named = PAPERS.filter((paper) => papers.includes(paper)).map((paper) => t(`acts.paper.${paper}`));
  return new Intl.ListFormat(locale).format(named);
}

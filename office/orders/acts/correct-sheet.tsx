import { useState } from 'react';
import type { Contract } from '../../../domain/contract.ts';
import type { AnswerOf } from '../../../domain/endpoint.ts';
import type { FieldValues } from '../../../domain/orders/correction.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { newActKey } from '../../ground/act/act-key.ts';
import { ActSheet } from '../../ground/act/act-sheet.tsx';
import { AwaitedSheet } from '../../ground/act/awaited-sheet.tsx';
import { usePreview } from '../../ground/act/use-preview.ts';
import { useOfficeForm } from '../../ground/form/use-office-form.ts';
import { type I18n, useI18n } from '../../ground/i18n.ts';
import type { ActProps } from './act-props.ts';
import { CorrectionFields, fieldLabel } from './correction-fields.tsx';
import { useOrderUndo } from './use-order-undo.ts';

type Correcting = AnswerOf<Contract['POST office/orders/:number/correct/preview']>;

/** Corrects names and addresses of an order. What is wrong with a field the server says. */
export function CorrectSheet({ number, onClose, onDone }: ActProps) {
  const { t } = useI18n();
  const call = useCall();
  const { offer } = useOrderUndo(number);
  const [key] = useState(newActKey);
  const [typed, setTyped] = useState<FieldValues>({});
  const [send, setSend] = useState(false);
  const params = { number };
  const form = useOfficeForm<Record<string, string>>({
    values: { ...typed },
    keep: setTyped,
    check: () => ({}),
    send: async (fields) => {
      if (!correcting) return;
      const { version } = correcting;
      await call('POST office/orders/:number/correct', { params, body: { fields, send, key, version } });
      offer(t('acts.correct.done'), key);
      onDone();
    },
  });
  // What the order has now: asked again after a try, as somebody may have changed it meanwhile.
  const preview = usePreview(`order ${form.refusals}`, (signal) =>
    call('POST office/orders/:number/correct/preview', { params, body: { fields: {} }, signal }),
  );
  const { answer: correcting, failure } = preview;
  const title = t('acts.correct.title', { number });
  if (!correcting) return <AwaitedSheet title={title} failure={failure} onClose={onClose} />;
  const values = { ...correcting.fields, ...typed };
  return (
    <ActSheet
      open
      title={title}
      onClose={onClose}
      form={form}
      awaited={preview}
      labels={Object.fromEntries(Object.keys(values).map((field) => [field, fieldLabel(field, t)]))}
      confirmLabel={t('acts.correct.submit')}
      preview={<ChangesView correcting={correcting} typed={typed} />}
    >
      <CorrectionFields
        values={values}
        countries={correcting.countries}
        passes={correcting.passes}
        errors={form.errors}
        onChange={(field, value) => form.change({ ...typed, [field]: value })}
      />
      <CheckboxField name="send" label={t('acts.correct.send')} checked={send} onChange={setSend} />
    </ActSheet>
  );
}

function ChangesView({ correcting, typed }: { correcting: Correcting; typed: FieldValues }) {
  const { t } = useI18n();
  const changes = Object.entries(typed).filter(([field, value]) => value.trim() !== correcting.fields[field]);
  if (changes.length === 0) return <p>{t('acts.correct.none')}</p>;
  return (
    <ul className="effect">
      {changes.map(([field, value]) => (
        <li key={field}>{changeText(field, correcting.fields[field] ?? '', value.trim(), t)}</li>
      ))}
      <li>{t('acts.correct.papers')}</li>
      {correcting.invoice !== '' && <li>{t('acts.correct.invoice', { number: correcting.invoice })}</li>}
      {correcting.account && <li>{t('acts.correct.account')}</li>}
    </ul>
  );
}

function changeText(field: string, before: string, after: string, t: I18n['t']): string {
  const said = (value: string) => (value === '' ? t('acts.correct.empty') : value);
  return t('acts.correct.change', {
    label: fieldLabel(field, t),
    before: said(before),
    after: said(after),
  });
}

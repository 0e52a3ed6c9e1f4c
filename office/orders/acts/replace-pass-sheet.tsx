import { useState } from 'react';
import type { Contract } from '../../../domain/contract.ts';
import type { AnswerOf } from '../../../domain/endpoint.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { newActKey } from '../../ground/act/act-key.ts';
import { ActSheet } from '../../ground/act/act-sheet.tsx';
import { usePreview } from '../../ground/act/use-preview.ts';
import { requireFields, useOfficeForm } from '../../ground/form/use-office-form.ts';
import { useI18n } from '../../ground/i18n.ts';
import type { ActProps } from './act-props.ts';

type Preview = AnswerOf<Contract['POST office/orders/:number/passes/preview']>;
type Pass = Preview['passes'][number];
type Typed = { readonly pass: string; readonly owner: string; readonly reason: string };

const NOTHING: Typed = { pass: '', owner: '', reason: '' };

/** A pass was lost, or is for somebody else now: it is issued again, under a new code. */
export function ReplacePassSheet(props: ActProps) {
  const { number, onClose } = props;
  const { t } = useI18n();
  const replacing = useReplacing(props);
  const { form, values, send, setSend, preview, pass } = replacing;
  const { answer } = preview;
  const labels = { owner: t('acts.pass.owner'), reason: t('acts.pass.reason') };
  const field = (name: 'owner' | 'reason') => ({
    name,
    label: labels[name],
    hint: t(`acts.pass.${name}.hint`),
    value: values[name],
    error: form.errors[name],
    onChange: (value: string) => form.change({ ...values, [name]: value }),
  });
  return (
    <ActSheet
      open
      title={t('acts.pass.title', { number })}
      onClose={onClose}
      form={form}
      awaited={preview}
      labels={labels}
      confirmLabel={t('acts.pass.submit')}
      preview={answer && <Effect preview={answer} pass={pass} owner={values.owner} send={send} />}
    >
      <PassField {...replacing} />
      <TextField {...field('owner')} maxLength={100} />
      <TextField {...field('reason')} maxLength={500} />
      <CheckboxField name="send" label={t('acts.pass.send')} checked={send} onChange={setSend} />
    </ActSheet>
  );
}

/** Which pass, for whom and why, and issuing it. */
function useReplacing({ number, onDone }: ActProps) {
  const { t } = useI18n();
  const call = useCall();
  const toasts = useToasts();
  const [key] = useState(newActKey);
  const [typed, setTyped] = useState<Partial<Typed>>({});
  const [send, setSend] = useState(true);
  const params = { number };
  const preview = usePreview('passes', (signal) =>
    call('POST office/orders/:number/passes/preview', { params, signal }),
  );
  const { answer } = preview;
  const passes = answer?.passes ?? [];
  const pass = passes.find((one) => nameOf(one) === typed.pass) ?? passes[0];
  const values = { ...NOTHING, ...(pass && { pass: nameOf(pass), owner: pass.owner }), ...typed };
  const form = useOfficeForm({
    values,
    keep: setTyped,
    check: (now) => requireFields(now, ['owner', 'reason']),
    send: async ({ owner, reason }) => {
      if (!answer || !pass) return;
      const { line, number: place } = pass;
      const body = { line, number: place, owner, reason, send, key, version: answer.version };
      await call('POST office/orders/:number/passes/replace', { params, body });
      toasts.show(t('acts.pass.done', { owner }), { tone: 'good' });
      onDone();
    },
  });
  return { form, values, send, setSend, preview, passes, pass };
}

/** Where there are several. */
function PassField({ passes, values, form }: ReturnType<typeof useReplacing>) {
  const { t } = useI18n();
  if (passes.length < 2) return null;
  return (
    <SelectField
      name="pass"
      label={t('acts.pass.which')}
      value={values.pass}
      options={passes.map((one) => ({ value: nameOf(one), name: `${one.owner}, ${one.title}` }))}
      onChange={(chosen) => {
        const owner = passes.find((one) => nameOf(one) === chosen)?.owner ?? '';
        form.change({ ...values, pass: chosen, owner });
      }}
    />
  );
}

function nameOf({ line, number }: Pass): string {
  return `${line}.${number}`;
}

function Effect(props: { preview: Preview; pass: Pass | undefined; owner: string; send: boolean }) {
  const { t, formats } = useI18n();
  const { preview, pass, owner, send } = props;
  if (!pass) return <p>{t('acts.pass.none')}</p>;
  return (
    <ul className="effect">
      <li>{t('acts.pass.effect', { title: pass.title })}</li>
      {owner.trim() !== pass.owner && (
        <li>{t('acts.pass.effect.owner', { before: pass.owner, after: owner.trim() })}</li>
      )}
      {pass.valid_to && <li>{t('acts.pass.effect.valid', { day: formats.day(pass.valid_to) })}</li>}
      <li>
        {send && preview.email
          ? t('acts.pass.effect.mail', { email: preview.email })
          : t('acts.pass.effect.noMail')}
      </li>
    </ul>
  );
}

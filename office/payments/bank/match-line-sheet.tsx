import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { BankLine, MatchPreview } from '../../../domain/office/money/bank-contract.ts';
import { Button } from '../../../ui/button.tsx';
import { useCall } from '../../../ui/call/call-context.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { newActKey } from '../../ground/act/act-key.ts';
import { ActSheet } from '../../ground/act/act-sheet.tsx';
import { usePreview } from '../../ground/act/use-preview.ts';
import { requireFields, useOfficeForm } from '../../ground/form/use-office-form.ts';
import { useI18n } from '../../ground/i18n.ts';
import { useLineAmount } from './line-texts.ts';
import { MatchEffect } from './match-effect.tsx';

/** Says which order a line is the money of. */
export function MatchLineSheet({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const { t } = useI18n();
  const call = useCall();
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const lineAmount = useLineAmount();
  const [key] = useState(newActKey);
  const [values, setValues] = useState({ name: '' });
  const params = { id: line.id };
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: (typed) => requireFields(typed, ['name']),
    send: async ({ name }) => {
      await call('POST office/bank-lines/:id/match', { params, body: { name, key } });
      toasts.show(t('bank.match.done'), { tone: 'good' });
      await revalidate();
      onClose();
    },
  });
  const preview = usePreview(`${values.name} ${form.refusals}`, (signal) =>
    call('POST office/bank-lines/:id/match/preview', { params, body: { name: values.name }, signal }),
  );
  const { answer } = preview;
  const label = t('bank.match.name');
  return (
    <ActSheet
      open
      title={t('bank.match.title', { amount: lineAmount(line) })}
      onClose={onClose}
      form={form}
      awaited={preview}
      labels={{ name: label }}
      confirmLabel={t('bank.match')}
      preview={answer && <MatchEffect preview={answer} />}
    >
      <p className="soft">{[line.name, line.said].filter(Boolean).join(': ')}</p>
      <TextField
        name="name"
        label={label}
        hint={t('bank.match.name.hint')}
        value={values.name}
        error={form.errors['name']}
        maxLength={60}
        onChange={(name) => form.change({ name })}
      />
      {answer && <Fitting fitting={answer.fitting} take={(name) => form.change({ name })} />}
    </ActSheet>
  );
}

type FittingProps = { fitting: MatchPreview['fitting']; take: (reference: string) => void };

/** Reserved orders that wait for just this amount: one press fills in their reference. */
function Fitting({ fitting, take }: FittingProps) {
  const { t } = useI18n();
  if (fitting.length === 0) return null;
  return (
    <div>
      <p>{t('bank.match.fitting')}</p>
      <ul>
        {fitting.map(({ reference, name }) => (
          <li key={reference}>
            <Button variant="quiet" onClick={() => take(reference)}>
              {[name, reference].filter(Boolean).join(', ')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

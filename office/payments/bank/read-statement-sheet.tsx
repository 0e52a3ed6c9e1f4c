import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { StatementPreview } from '../../../domain/office/money/bank-contract.ts';
import { officePaths } from '../../../domain/office-addresses.ts';
import { groupIban } from '../../../domain/payments/iban.ts';
import { Button } from '../../../ui/button.tsx';
import { useCall } from '../../../ui/call/call-context.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { newActKey } from '../../ground/act/act-key.ts';
import { ActSheet } from '../../ground/act/act-sheet.tsx';
import { usePreview } from '../../ground/act/use-preview.ts';
import { requireFields, useOfficeForm } from '../../ground/form/use-office-form.ts';
import { useI18n } from '../../ground/i18n.ts';
import { StatementField } from './statement-field.tsx';

/** Opens the sheet with which a file of the bank is read in. */
export function ReadStatementButton() {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('bank.read')}</Button>
      {isOpen && <ReadStatementSheet onClose={() => setOpen(false)} />}
    </>
  );
}

function ReadStatementSheet({ onClose }: { onClose: () => void }) {
  const { t } = useI18n();
  const call = useCall();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  // Another file is another act.
  const [values, setValues] = useState({ file: '', key: newActKey(), isTooLarge: false });
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: (chosen) =>
      chosen.isTooLarge ? { file: ['TOO_LONG' as const] } : requireFields(chosen, ['file']),
    send: async ({ file, key }) => {
      const { matched, open, known } = await call('POST office/statements', { body: { file, key } });
      toasts.show(t('bank.read.done', { matched, open, known }), { tone: 'good' });
      await navigate(officePaths.bankLines());
      await revalidate();
      onClose();
    },
  });
  const label = t('bank.read.file');
  return (
    <ActSheet
      open
      title={t('bank.read')}
      onClose={onClose}
      form={form}
      labels={{ file: label }}
      confirmLabel={t('bank.read.submit')}
      preview={values.file && <Effect key={values.key} file={values.file} />}
    >
      <StatementField
        label={label}
        hint={t('bank.read.file.hint')}
        error={form.errors['file']}
        onChoose={(file, isTooLarge) => form.change({ file, key: newActKey(), isTooLarge })}
      />
    </ActSheet>
  );
}

function Effect({ file }: { file: string }) {
  const { t } = useI18n();
  const call = useCall();
  const { answer, failure } = usePreview('', (signal) =>
    call('POST office/statements/preview', { body: { file }, signal }),
  );
  if (failure) return <p>{t('bank.read.unreadable')}</p>;
  return answer ? <Contents preview={answer} /> : <p>{t('bank.read.looking')}</p>;
}

function Contents({ preview: { lines, from, to, others } }: { preview: StatementPreview }) {
  const { t, formats } = useI18n();
  return (
    <ul>
      <li>
        {lines === 0
          ? t('bank.read.effect.none')
          : t('bank.read.effect', { count: lines, from: formats.day(from), to: formats.day(to) })}
      </li>
      {lines > 0 && <li>{t('bank.read.effect.booked')}</li>}
      {others.map((account) => (
        <li key={account}>{t('bank.read.effect.other', { account: groupIban(account) })}</li>
      ))}
    </ul>
  );
}

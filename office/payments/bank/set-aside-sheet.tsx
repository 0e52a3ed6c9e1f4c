import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { BankLine } from '../../../domain/office/money/bank-contract.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { newActKey } from '../../ground/act/act-key.ts';
import { ReasonSheet } from '../../ground/act/reason-sheet.tsx';
import { useI18n } from '../../ground/i18n.ts';
import { useLineAmount } from './line-texts.ts';

/** Puts a line aside that belongs to no order. */
export function SetAsideSheet({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const { t } = useI18n();
  const call = useCall();
  const { show } = useToasts();
  const { revalidate } = useRevalidator();
  const [key] = useState(newActKey);
  const amount = useLineAmount()(line);
  return (
    <ReasonSheet
      title={t('bank.aside.title', { amount })}
      label={t('bank.aside.reason')}
      confirmLabel={t('bank.aside')}
      preview={<p>{t('bank.aside.effect')}</p>}
      onClose={onClose}
      send={async (reason) => {
        const params = { id: line.id };
        await call('POST office/bank-lines/:id/set-aside', { params, body: { reason, key } });
        show(t('bank.aside.done'), { tone: 'good' });
        await revalidate();
        onClose();
      }}
    />
  );
}

import { useState } from 'react';
import type { WithdrawalDetails } from '../../domain/orders/withdrawals-contract.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../ground/i18n.ts';
import { CarryOutSheet } from './carry-out-sheet.tsx';
import { SettleSheet } from './settle-sheet.tsx';

/** Carry out, or settle without refund. */
export function WithdrawalActs({ withdrawal }: { withdrawal: WithdrawalDetails }) {
  const { t } = useI18n();
  const [open, setOpen] = useState<'carryOut' | 'settle'>();
  const close = () => setOpen(undefined);
  return (
    <>
      {withdrawal.lines.length > 0 && (
        <Button onClick={() => setOpen('carryOut')}>{t('withdrawal.carryOut')}</Button>
      )}
      <Button variant="secondary" onClick={() => setOpen('settle')}>
        {t('withdrawal.settle')}
      </Button>
      {open === 'carryOut' && <CarryOutSheet withdrawal={withdrawal} onClose={close} />}
      {open === 'settle' && <SettleSheet withdrawal={withdrawal} onClose={close} />}
    </>
  );
}

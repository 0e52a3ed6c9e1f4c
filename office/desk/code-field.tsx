// A voucher code that pays for a part of the sale, typed or scanned. Enter looks it up and pays for nothing yet.
import { useState } from 'react';
import { toVoucherCodeLine } from '../../domain/vouchers/make-voucher-line.ts';
import { trimCode } from '../../domain/vouchers/redeem-codes.ts';
import { isCodeLine } from '../../domain/vouchers/voucher-code-line.ts';
import { Button } from '../../ui/button.tsx';
import { ApiRefusal } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { failureText } from '../ground/failure-text.ts';
import { useI18n } from '../ground/i18n.ts';
import type { DeskSale } from './use-desk-sale.ts';

export function CodeField({ desk: { added, setAdded } }: { desk: DeskSale }) {
  const { t } = useI18n();
  const call = useCall();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const redeem = async () => {
    const voucher = trimCode(typed);
    if (voucher === '') return setError(t('desk.code.missing'));
    try {
      const code = await call('POST voucher', { body: { voucher } });
      if (added.some((line) => isCodeLine(line) && line.barcode === code.barcode))
        return setError(t('desk.code.again'));
      setAdded([...added, toVoucherCodeLine(code)]);
      setTyped('');
      setError('');
    } catch (problem) {
      if (!(problem instanceof ApiRefusal)) throw problem;
      setError(failureText(problem, t));
    }
  };
  return (
    <form
      className="desk-code"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void redeem();
      }}
    >
      <TextField
        name="code"
        label={t('desk.code')}
        value={typed}
        error={error || undefined}
        autoComplete="off"
        maxLength={64}
        onChange={setTyped}
      />
      <Button type="submit" variant="secondary">
        {t('desk.code.redeem')}
      </Button>
    </form>
  );
}

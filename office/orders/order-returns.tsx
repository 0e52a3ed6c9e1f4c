// Money of an order that staff have to give back elsewhere, where it was taken.
import { useState } from 'react';
import type { OfficePayment } from '../../domain/office/orders/order-whole.ts';
import { meansOfProvider } from '../../domain/payments/elsewhere.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../ground/i18n.ts';
import { useMay } from '../ground/session/me.ts';
import { NoteReturnedSheet } from './acts/note-returned-sheet.tsx';

export function OrderReturns({ number, payments }: { number: string; payments: readonly OfficePayment[] }) {
  const { t, formats } = useI18n();
  const may = useMay();
  const [open, setOpen] = useState<string>();
  const due = payments
    .filter(({ provider }) => meansOfProvider(provider))
    .flatMap(({ provider, refunds }) => refunds.map((refund) => ({ provider, refund })))
    .filter(({ refund: { state } }) => state === 'due' || state === 'sent');
  if (!may('money.refund') || due.length === 0) return null;
  const opened = due.find(({ refund }) => refund.id === open);
  return (
    <p>
      {due.map(({ refund: { id, amount } }) => (
        <Button key={id} variant="secondary" onClick={() => setOpen(id)}>
          {t('returned.button', { amount: formats.money(amount) })}
        </Button>
      ))}
      {opened && <NoteReturnedSheet number={number} {...opened} onClose={() => setOpen(undefined)} />}
    </p>
  );
}

// A link asks for the difference of a move: until when, and taking it back.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OrderWhole } from '../../domain/office/orders/order-whole.ts';
import { Button } from '../../ui/button.tsx';
import { useCall } from '../../ui/call/call-context.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { PlainSheet } from '../ground/act/plain-sheet.tsx';
import { useI18n } from '../ground/i18n.ts';
import { useMay } from '../ground/session/me.ts';

type Props = { readonly number: string; readonly difference: NonNullable<OrderWhole['difference']> };

export function OrderDifference({ number, difference }: Props) {
  const { t, formats } = useI18n();
  const may = useMay();
  const [open, setOpen] = useState(false);
  const { amount, from, to, until } = difference;
  return (
    <>
      <p>
        {t('order.difference', {
          amount: formats.money(amount),
          from: formats.moment(from),
          to: formats.moment(to),
          until: formats.moment(until),
        })}
      </p>
      {may('money.receive') && (
        <p>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t('acts.withdrawLink')}
          </Button>
          {open && <WithdrawSheet number={number} to={to} onClose={() => setOpen(false)} />}
        </p>
      )}
    </>
  );
}

function WithdrawSheet({ number, to, onClose }: { number: string; to: string; onClose: () => void }) {
  const { t, formats } = useI18n();
  const call = useCall();
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  return (
    <PlainSheet
      title={t('acts.withdrawLink.title', { number })}
      preview={<p>{t('acts.withdrawLink.effect', { to: formats.moment(to) })}</p>}
      confirmLabel={t('acts.withdrawLink')}
      onClose={onClose}
      send={async (key) => {
        await call('POST office/orders/:number/withdraw-difference', { params: { number }, body: { key } });
        toasts.show(t('acts.withdrawLink.done', { number }), { tone: 'good' });
        await revalidate();
        onClose();
      }}
    />
  );
}

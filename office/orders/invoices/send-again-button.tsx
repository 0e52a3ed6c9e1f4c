import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ListedInvoice } from '../../../domain/office/money/invoices-contract.ts';
import { Button } from '../../../ui/button.tsx';
import { useI18n } from '../../ground/i18n.ts';
import { SendAgainSheet } from '../acts/send-again-sheet.tsx';

/** Sends the mail of the order again, with which its invoice goes out; nothing where nothing of the order is left. */
export function SendAgainButton({ invoice: { kind, number, order, refunded } }: { invoice: ListedInvoice }) {
  const { t } = useI18n();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  if (kind !== 'invoice' || refunded) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('acts.again')}
        <span className="visually-hidden"> {number}</span>
      </Button>
      {open && (
        <SendAgainSheet
          number={order}
          onClose={close}
          onDone={() => {
            close();
            void revalidate();
          }}
        />
      )}
    </>
  );
}

// What can be done with a customer: a button for each act, and its dialog.
import { type ComponentType, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../ui/button.tsx';
import type { Call } from '../../ui/call/call.ts';
import { saveFile } from '../../ui/save-file.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { newActKey } from '../ground/act/act-key.ts';
import { useSend } from '../ground/act/use-send.ts';
import { useI18n } from '../ground/i18n.ts';
import { CorrectCustomerSheet } from './correct-customer-sheet.tsx';
import type { CustomerActProps } from './customer-act-props.ts';
import { ForgetSheet } from './forget-sheet.tsx';
import { MergeSheet } from './merge-sheet.tsx';

const SHEETS = {
  correct: CorrectCustomerSheet,
  merge: MergeSheet,
  forget: ForgetSheet,
} as const satisfies Readonly<Record<string, ComponentType<CustomerActProps>>>;
type Act = keyof typeof SHEETS;

export function CustomerActs({ whole, name }: Pick<CustomerActProps, 'whole' | 'name'>) {
  const { t } = useI18n();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<Act>();
  const Sheet = open && SHEETS[open];
  const close = () => setOpen(undefined);
  return (
    <>
      {(Object.keys(SHEETS) as Act[]).map((act) => (
        <Button key={act} variant="secondary" onClick={() => setOpen(act)}>
          {t(`customer.${act}`)}
        </Button>
      ))}
      <ExportButton id={whole.id} />
      {Sheet && (
        <Sheet
          whole={whole}
          name={name}
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

/** Hands the customer's data out as a file. */
function ExportButton({ id }: { id: string }) {
  const { t } = useI18n();
  const { show } = useToasts();
  const { busy, send } = useSend();
  const take = async (call: Call) => {
    const data = await call('POST office/customers/:id/export', {
      params: { id },
      body: { key: newActKey() },
    });
    saveFile(`customer-${id}.json`, 'application/json', JSON.stringify(data, null, 2));
    show(t('customer.export.done'), { tone: 'good' });
  };
  return (
    <Button variant="secondary" busy={busy} onClick={() => send(take)}>
      {t('customer.export')}
    </Button>
  );
}

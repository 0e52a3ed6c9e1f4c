import { type ReactNode, useState } from 'react';
import { newActKey } from '../ground/act/act-key.ts';
import { ActSheet } from '../ground/act/act-sheet.tsx';
import { useOfficeForm } from '../ground/form/use-office-form.ts';

type PlainProps = {
  title: string;
  effect: ReactNode;
  confirmLabel: string;
  tone?: 'neutral' | 'danger';
  onClose: () => void;
  send: (key: string) => Promise<void>;
};

/** An act that asks for nothing. */
export function PlainSheet({ title, effect, confirmLabel, tone = 'neutral', onClose, send }: PlainProps) {
  const [values, setValues] = useState({ key: newActKey() });
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: () => ({}),
    send: ({ key }) => send(key),
  });
  return (
    <ActSheet
      open
      title={title}
      onClose={onClose}
      form={form}
      confirmLabel={confirmLabel}
      tone={tone}
      preview={effect}
    />
  );
}

import { type ReactNode, useState } from 'react';
import { useOfficeForm } from '../form/use-office-form.ts';
import { newActKey } from './act-key.ts';
import { ActSheet } from './act-sheet.tsx';

type Props = {
  title: string;
  preview: ReactNode;
  confirmLabel: string;
  tone?: 'neutral' | 'danger';
  onClose: () => void;
  /** Does it, and says so. @param key of the act, the same at each try */
  send: (key: string) => Promise<void>;
};

/** An act that asks for nothing. */
export function PlainSheet({ send, ...sheet }: Props) {
  const [values, setValues] = useState({ key: newActKey() });
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: () => ({}),
    send: ({ key }) => send(key),
  });
  return <ActSheet open {...sheet} form={form} />;
}

// An act on many orders: what will happen. It runs on the server then, and its page says how far it is.
import './bulk.css';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { BulkTask } from '../../../domain/office/bulk/bulk-contract.ts';
import { officePaths } from '../../../domain/office-addresses.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { newActKey } from '../../ground/act/act-key.ts';
import { ActSheet } from '../../ground/act/act-sheet.tsx';
import { useOfficeForm } from '../../ground/form/use-office-form.ts';

export type BulkProps = {
  /** Of the orders. */
  readonly numbers: readonly string[];
  readonly onClose: () => void;
};

type Props<Values extends object> = BulkProps & {
  readonly title: string;
  readonly confirmLabel: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly values: Values;
  readonly keep: (values: Values) => void;
  /** The server has it. */
  readonly onSent?: () => void;
  readonly check: (values: Values) => Record<string, ['REQUIRED']>;
  readonly preview: ReactNode;
  /** What is done with each of them; undefined while something is not chosen. */
  readonly task: BulkTask | undefined;
  readonly children?: (form: {
    readonly errors: Readonly<Record<string, string>>;
    readonly change: (values: Values) => void;
  }) => ReactNode;
};

export function BulkSheet<Values extends object>(props: Props<Values>) {
  const { numbers, task } = props;
  const call = useCall();
  const navigate = useNavigate();
  const [key] = useState(newActKey);
  const form = useOfficeForm<Values>({
    values: props.values,
    keep: props.keep,
    check: props.check,
    send: async () => {
      if (!task) return;
      const { id } = await call('POST office/bulk-acts', { body: { task, orders: [...numbers], key } });
      props.onSent?.();
      await navigate(officePaths.bulkAct(id));
    },
  });
  return (
    <ActSheet
      open
      title={props.title}
      onClose={props.onClose}
      form={form}
      labels={props.labels ?? {}}
      confirmLabel={props.confirmLabel}
      preview={props.preview}
    >
      {props.children?.(form)}
    </ActSheet>
  );
}

import { useState } from 'react';
import { useCall } from '../../../ui/call/call-context.tsx';
import { newActKey } from '../../ground/act/act-key.ts';
import { ActSheet } from '../../ground/act/act-sheet.tsx';
import { useKeptTyping } from '../../ground/form/use-kept-typing.ts';
import { requireFields, useOfficeForm } from '../../ground/form/use-office-form.ts';
import { useI18n } from '../../ground/i18n.ts';
import type { ActProps } from './act-props.ts';
import { NoteField } from './note-field.tsx';
import { useOrderUndo } from './use-order-undo.ts';

/** Leaves a note on an order. */
export function NoteSheet({ number, onClose, onDone }: ActProps) {
  const { t } = useI18n();
  const call = useCall();
  const { offer } = useOrderUndo(number);
  const [key] = useState(newActKey);
  const typing = useKeptTyping({ name: `note.${number}`, saved: { text: '' }, isNew: true });
  const form = useOfficeForm({
    values: typing.value,
    keep: typing.change,
    check: (typed) => requireFields(typed, ['text']),
    send: async ({ text }) => {
      await call('POST office/orders/:number/note', { params: { number }, body: { text, key } });
      typing.forget();
      offer(t('acts.note.done'), key);
      onDone();
    },
  });
  return (
    <ActSheet
      open
      title={t('acts.note.title', { number })}
      onClose={onClose}
      form={form}
      labels={{ text: t('acts.note.text') }}
      confirmLabel={t('acts.note.submit')}
    >
      <NoteField typing={typing} error={form.errors['text']} change={form.change} />
    </ActSheet>
  );
}

import { useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { requireFields } from '../../ground/form/use-office-form.ts';
import { useI18n } from '../../ground/i18n.ts';
import { type BulkProps, BulkSheet } from './bulk-sheet.tsx';

/** Leaves the same note on many orders. */
export function BulkNoteSheet({ numbers, onClose }: BulkProps) {
  const { t } = useI18n();
  const [values, setValues] = useState({ text: '' });
  return (
    <BulkSheet
      title={t('bulk.note.title')}
      numbers={numbers}
      confirmLabel={t('bulk.note.submit', { count: numbers.length })}
      labels={{ text: t('acts.note.text') }}
      values={values}
      keep={setValues}
      check={(typed) => requireFields(typed, ['text'])}
      task={{ kind: 'note', text: values.text }}
      preview={<p>{t('bulk.note.preview', { count: numbers.length })}</p>}
      onClose={onClose}
    >
      {({ errors, change }) => (
        <TextField
          name="text"
          type="textarea"
          label={t('acts.note.text')}
          hint={t('acts.note.text.hint')}
          value={values.text}
          error={errors['text']}
          maxLength={2000}
          onChange={(text) => change({ text })}
        />
      )}
    </BulkSheet>
  );
}

import { useKeptTyping } from '../../ground/form/use-kept-typing.ts';
import { requireFields } from '../../ground/form/use-office-form.ts';
import { useI18n } from '../../ground/i18n.ts';
import { NoteField } from '../acts/note-field.tsx';
import { type BulkProps, BulkSheet } from './bulk-sheet.tsx';

/** Leaves the same note on many orders. */
export function BulkNoteSheet({ numbers, onClose }: BulkProps) {
  const { t } = useI18n();
  const typing = useKeptTyping({ name: 'bulk.note', saved: { text: '' }, isNew: true });
  return (
    <BulkSheet
      title={t('bulk.note.title')}
      numbers={numbers}
      confirmLabel={t('bulk.note.submit', { count: numbers.length })}
      labels={{ text: t('acts.note.text') }}
      values={typing.value}
      keep={typing.change}
      onSent={typing.forget}
      check={(typed) => requireFields(typed, ['text'])}
      task={{ kind: 'note', text: typing.value.text }}
      preview={<p>{t('bulk.note.preview', { count: numbers.length })}</p>}
      onClose={onClose}
    >
      {({ errors, change }) => <NoteField typing={typing} error={errors['text']} change={change} />}
    </BulkSheet>
  );
}

import { TextField } from '../../../ui/text-field.tsx';
import { TypedBefore } from '../../ground/form/typed-before.tsx';
import type { Typing } from '../../ground/form/use-kept-typing.ts';
import { useI18n } from '../../ground/i18n.ts';

export type NoteValues = { readonly text: string };

type Props = {
  readonly typing: Typing<NoteValues>;
  readonly error: string | undefined;
  readonly change: (values: NoteValues) => void;
};

/** Where a note is typed, and what was typed there and not saved. */
export function NoteField({ typing, error, change }: Props) {
  const { t } = useI18n();
  return (
    <>
      <TypedBefore typing={typing} />
      <TextField
        name="text"
        type="textarea"
        label={t('acts.note.text')}
        hint={t('acts.note.text.hint')}
        value={typing.value.text}
        error={error}
        maxLength={2000}
        onChange={(text) => change({ text })}
      />
    </>
  );
}

import './picture-field.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { officeDraftPicturePath } from '../../../domain/addresses.ts';
import type { Language } from '../../../domain/language.ts';
import type { PictureForm } from '../../../domain/programme/event-form.ts';
import { MOST_FILE_BYTES } from '../../../domain/programme/folder-path.ts';
import { ApiRefusal } from '../../../ui/call/call.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { controlProps, Field } from '../../../ui/field.tsx';
import { failureText } from '../../ground/failure-text.ts';
import { useI18n } from '../../ground/i18n.ts';
import { sendFiles } from '../send-files.ts';
import { FocusField } from './focus-field.tsx';
import { noteSent, useSentAddress } from './sent-picture.ts';
import { TextsField } from './texts-field.tsx';

type Props = {
  name: string;
  /** Of the draft. */
  number: string;
  picture: PictureForm;
  languages: readonly Language[];
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (picture: PictureForm) => void;
};

/** A picture, sent as soon as it is chosen, what of it stays in view, and what it shows for those who do not see it. */
export function PictureField({ name, number, picture, languages, errors, onChange }: Props) {
  const { t } = useI18n();
  const call = useCall();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const { file, hash } = picture;
  // A large file takes a while, and whoever goes on typing meanwhile loses nothing.
  const latest = useRef({ picture, onChange });
  useLayoutEffect(() => {
    latest.current = { picture, onChange };
  });
  const sent = useSentAddress(hash);
  const choose = async (given: File | undefined) => {
    setProblem(undefined);
    if (!given) return;
    if (given.size > MOST_FILE_BYTES) return setProblem(t('programme.send.tooLarge', { path: given.name }));
    setSending(true);
    try {
      const content = new Uint8Array(await given.arrayBuffer());
      const [put] = await sendFiles(call, new Map([[given.name, content]]), () => {});
      if (put) noteSent(put.hash, given);
      // At once: whatever is typed next starts from a form that has the file.
      flushSync(() => {
        const now = latest.current;
        now.onChange({ ...now.picture, file: given.name, hash: put?.hash ?? '', focus: null });
      });
    } catch (failure) {
      if (!(failure instanceof ApiRefusal)) throw failure;
      setProblem(failureText(failure, t));
    } finally {
      setSending(false);
    }
  };
  const shown = hash !== '' ? sent : file !== '' ? officeDraftPicturePath({ number, file }) : undefined;
  const rest = file === '' ? t('event.picture.hint') : t('event.picture.now', { file });
  const hint = isSending ? t('event.picture.sending') : rest;
  const error = problem ?? errors[name];
  return (
    <>
      <Field name={name} label={t('event.picture.file')} hint={hint} error={error}>
        <input
          type="file"
          className="control"
          accept="image/jpeg,image/png,image/webp,image/avif,image/svg+xml"
          {...controlProps({ name, hint, error })}
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
        />
      </Field>
      {shown && (
        <FocusField
          name={`${name}-focus`}
          src={shown}
          focus={picture.focus}
          onChange={(focus) => onChange({ ...picture, focus })}
        />
      )}
      <TextsField
        name={`${name}-alt`}
        label={t('event.alt')}
        hint={t('event.alt.hint')}
        languages={languages}
        value={picture.alt}
        error={errors[`${name}-alt`]}
        onChange={(alt) => onChange({ ...picture, alt })}
      />
    </>
  );
}

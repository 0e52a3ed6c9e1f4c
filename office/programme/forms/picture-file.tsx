import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { officeDraftPicturePath } from '../../../domain/office-addresses.ts';
import type { PictureForm } from '../../../domain/programme/event-form.ts';
import { MOST_FILE_BYTES } from '../../../domain/programme/folder-path.ts';
import { Button } from '../../../ui/button.tsx';
import { ApiRefusal } from '../../../ui/call/call.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { controlProps, Field } from '../../../ui/field.tsx';
import { failureText } from '../../ground/failure-text.ts';
import { useI18n } from '../../ground/i18n.ts';
import { sendFiles } from '../send-files.ts';
import { noteSent, useSentAddress } from './sent-picture.ts';

type Sent = Pick<PictureForm, 'file' | 'hash'>;
type Props = {
  name: string;
  label: string;
  /** Of the draft. */
  number: string;
  picture: Sent;
  error: string | undefined;
  onChange: (picture: Sent) => void;
  /** What is shown of it, once there is one. */
  children?: (src: string) => ReactNode;
  /** What else than a picture of `images/` it is. */
  other?: {
    readonly accept: string;
    readonly hint: string | undefined;
    /** Where the one that is there can be seen. */
    readonly src?: string;
  };
  /** It need not be there. */
  optional?: boolean;
};

const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml';

/** A file of the folder, sent as soon as it is chosen: a picture of `images/`, or another one. */
export function PictureFile(props: Props) {
  const { name, label, number, picture, error: said, onChange, children, other, optional = false } = props;
  const { t } = useI18n();
  const { file, hash } = picture;
  const [input, remove] = useRemoving(() => onChange({ file: '', hash: '' }));
  const { choose, problem, isSending } = useChosenFile(onChange);
  const sent = useSentAddress(hash);
  const there = other ? other.src : officeDraftPicturePath({ number, file });
  const shown = hash !== '' ? sent : file !== '' ? there : undefined;
  const empty = other ? other.hint : t('event.picture.hint');
  const now = t(other ? 'thing.file.now' : 'event.picture.now', { file });
  const sending = t(other ? 'thing.file.sending' : 'event.picture.sending');
  const hint = isSending ? sending : file === '' ? empty : now;
  const error = problem ?? said;
  return (
    <>
      <Field name={name} label={label} hint={hint} error={error}>
        <input
          type="file"
          className="control"
          accept={other?.accept ?? PICTURES}
          ref={input}
          {...controlProps({ name, hint, error })}
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
        />
      </Field>
      {shown && children?.(shown)}
      {optional && file !== '' && (
        <div>
          <Button variant="quiet" aria-label={t('thing.entry.removeOf', { name: label })} onClick={remove}>
            {t('thing.entry.remove')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Taking it out empties the field, too, and leaves the focus there: the button is gone with the file. */
function useRemoving(remove: () => void) {
  const input = useRef<HTMLInputElement>(null);
  const removed = () => {
    remove();
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
  };
  return [input, removed] as const;
}

/** Sends the file that is chosen. @param onChange told when it has arrived */
function useChosenFile(onChange: Props['onChange']) {
  const { t } = useI18n();
  const call = useCall();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  // A large file takes a while, and whoever goes on typing meanwhile loses nothing.
  const latest = useRef(onChange);
  useLayoutEffect(() => {
    latest.current = onChange;
  });
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
      flushSync(() => latest.current({ file: given.name, hash: put?.hash ?? '' }));
    } catch (failure) {
      if (!(failure instanceof ApiRefusal)) throw failure;
      setProblem(failureText(failure, t));
    } finally {
      setSending(false);
    }
  };
  return { choose, problem, isSending };
}

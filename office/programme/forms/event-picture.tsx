import './event-form.css';
import { useEffect, useState } from 'react';
import { MOST_FILE_BYTES } from '../../../domain/programme/folder-path.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { controlProps, Field } from '../../../ui/field.tsx';
import { useI18n } from '../../ground/i18n.ts';
import { sendFiles } from '../send-files.ts';
import type { EventPart } from './event-part.ts';
import { TextsField } from './texts-field.tsx';

/** The picture, sent as soon as it is chosen, and what it shows for those who do not see it. */
export function EventPicture({ values, errors, languages, change }: EventPart & { number: string }) {
  const { t } = useI18n();
  const call = useCall();
  const [chosen, setChosen] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const shown = useAddressOf(chosen);
  const { picture } = values;
  const choose = async (file: File | undefined) => {
    setProblem(undefined);
    if (!file) return;
    if (file.size > MOST_FILE_BYTES) return setProblem(t('programme.send.tooLarge', { path: file.name }));
    const content = new Uint8Array(await file.arrayBuffer());
    const [sent] = await sendFiles(call, new Map([[file.name, content]]), () => {});
    setChosen(file);
    change({ ...values, picture: { ...picture, file: file.name, hash: sent?.hash ?? '' } });
  };
  const label = t('event.picture.file');
  const hint = picture.file === '' ? t('event.picture.hint') : t('event.picture.now', { file: picture.file });
  const error = problem ?? errors['picture'];
  return (
    <>
      {shown && <img className="event-shown" src={shown} alt="" />}
      <Field name="picture" label={label} hint={hint} error={error}>
        <input
          type="file"
          className="control"
          accept="image/jpeg,image/png,image/webp,image/avif,image/svg+xml"
          {...controlProps({ name: 'picture', hint, error })}
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
        />
      </Field>
      <TextsField
        name="alt"
        label={t('event.alt')}
        hint={t('event.alt.hint')}
        languages={languages}
        value={picture.alt}
        error={errors['alt']}
        onChange={(alt) => change({ ...values, picture: { ...picture, alt } })}
      />
    </>
  );
}

/** A file of this device as an address that the page's policy permits. */
function useAddressOf(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => setAddress(String(reader.result));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return address;
}

import { useState } from 'react';
import { useNavigate } from 'react-router';
import { officePaths } from '../../domain/office-addresses.ts';
import { Button } from '../../ui/button.tsx';
import { useCall } from '../../ui/call/call-context.tsx';
import { controlProps, Field } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { newActKey } from '../ground/act/act-key.ts';
import { ActSheet } from '../ground/act/act-sheet.tsx';
import { requireFields, useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';
import { type FolderRead, readZip } from './read-zip.ts';
import { sendFiles } from './send-files.ts';

/** Sends the museum's folder as it lies on somebody's disk. */
export function SendFolderButton() {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('programme.send')}
      </Button>
      {isOpen && <SendFolderSheet onClose={() => setOpen(false)} />}
    </>
  );
}

type Chosen = { readonly name: string; readonly read: FolderRead | undefined };

function SendFolderSheet({ onClose }: { onClose: () => void }) {
  const { t } = useI18n();
  const { values, form, progress, choose, problem } = useSendFolder();
  const labels = { zip: t('programme.send.zip'), reason: t('programme.new.reason') };
  const error = problem ?? form.errors['zip'] ?? form.errors['files'];
  const hint = t('programme.send.zip.hint');
  return (
    <ActSheet
      open
      title={t('programme.send.title')}
      onClose={onClose}
      form={form}
      labels={labels}
      confirmLabel={t('programme.send.submit')}
      preview={
        <p role="status">
          {form.busy && progress ? t('programme.send.progress', progress) : t('programme.send.effect')}
        </p>
      }
    >
      <Field name="zip" label={labels.zip} hint={hint} error={error}>
        <input
          type="file"
          className="control"
          accept=".zip,application/zip"
          {...controlProps({ name: 'zip', hint, error })}
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
        />
      </Field>
      <TextField
        name="reason"
        label={labels.reason}
        hint={t('programme.new.reason.hint')}
        value={values.reason}
        error={form.errors['reason']}
        maxLength={500}
        onChange={(reason) => form.change({ ...values, reason })}
      />
    </ActSheet>
  );
}

/** The folder that was chosen, and sending it, file by file. */
function useSendFolder() {
  const call = useCall();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Chosen>({ name: '', read: undefined });
  const [progress, setProgress] = useState<{ done: number; count: number }>();
  const [values, setValues] = useState({ zip: '', reason: '', key: newActKey() });
  const problem = useProblem(chosen.read);
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: (typed) => requireFields(typed, ['zip', 'reason']),
    send: async ({ reason, key }) => {
      if (!chosen.read || !('files' in chosen.read)) return;
      const files = await sendFiles(call, chosen.read.files, (done, count) => setProgress({ done, count }));
      const { number } = await call('POST office/programme', { body: { reason: reason.trim(), key, files } });
      await navigate(officePaths.revision(String(number)));
    },
  });
  const choose = async (file: File | undefined) => {
    const read = file && readZip(new Uint8Array(await file.arrayBuffer()));
    setChosen({ name: file?.name ?? '', read });
    // Another folder is another act.
    const zip = read && 'files' in read ? (file?.name ?? '') : '';
    form.change({ ...values, zip, key: newActKey() });
  };
  return { values, form, progress, choose, problem };
}

/** What is wrong with the file that was chosen. */
function useProblem(read: FolderRead | undefined): string | undefined {
  const { t } = useI18n();
  if (!read || !('problem' in read)) return undefined;
  if (read.problem === 'tooLarge') return t('programme.send.tooLarge', { path: read.path });
  return t(`programme.send.${read.problem}`);
}

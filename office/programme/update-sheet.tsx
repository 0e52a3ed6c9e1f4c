import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { useCall } from '../../ui/call/call-context.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { newActKey } from '../ground/act/act-key.ts';
import { ActSheet } from '../ground/act/act-sheet.tsx';
import { requireFields, useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';
import type { RevisionActProps } from './revision-act-props.ts';

/** Brings a draft up to date with what was published meanwhile. */
export function UpdateButton({ revision }: Pick<RevisionActProps, 'revision'>) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('revision.update')}
      </Button>
      {isOpen && <UpdateSheet revision={revision} onClose={() => setOpen(false)} />}
    </>
  );
}

function UpdateSheet({ revision, onClose }: RevisionActProps) {
  const { t } = useI18n();
  const call = useCall();
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const { number, version, conflicts } = revision;
  const [key] = useState(newActKey);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: (chosen) => requireFields(chosen, conflicts),
    send: async (chosen) => {
      const theirs = conflicts.filter((path) => chosen[path] === 'theirs');
      const params = { number: String(number) };
      await call('POST office/programme/:number/update', { params, body: { version, key, theirs } });
      toasts.show(t('revision.update.done'), { tone: 'good' });
      await revalidate();
      onClose();
    },
  });
  return (
    <ActSheet
      open
      title={t('revision.update')}
      onClose={onClose}
      form={form}
      labels={Object.fromEntries(conflicts.map((path) => [path, path]))}
      confirmLabel={t('revision.update')}
      preview={<p>{t(conflicts.length > 0 ? 'revision.update.effect' : 'revision.update.effect.none')}</p>}
    >
      {conflicts.map((path) => (
        <RadioGroup
          key={path}
          legend={path}
          name={path}
          value={values[path]}
          error={form.errors[path]}
          options={[
            { value: 'mine', label: t('revision.update.mine') },
            { value: 'theirs', label: t('revision.update.theirs') },
          ]}
          onChange={(choice) => form.change({ ...values, [path]: choice })}
        />
      ))}
    </ActSheet>
  );
}

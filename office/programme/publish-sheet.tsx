import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCall } from '../../ui/call/call-context.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { newActKey } from '../ground/act/act-key.ts';
import { ActSheet } from '../ground/act/act-sheet.tsx';
import { usePreview } from '../ground/act/use-preview.ts';
import { useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';
import type { RevisionActProps } from './revision-act-props.ts';

/** Publishes a draft, once the check has said what that does. */
export function PublishSheet({ revision: { number, version }, onClose }: RevisionActProps) {
  const { t } = useI18n();
  const call = useCall();
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const [values, setValues] = useState({ key: newActKey() });
  const params = { number: String(number) };
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: () => ({}),
    send: async ({ key }) => {
      const { wrong } = await call('POST office/programme/:number/publish', {
        params,
        body: { version, key },
      });
      if (wrong.length > 0)
        toasts.show(t('revision.publish.wrong', { count: wrong.length }), { tone: 'error' });
      else toasts.show(t('revision.publish.done'), { tone: 'good' });
      await revalidate();
      onClose();
    },
  });
  return (
    <ActSheet
      open
      title={t('revision.publish.title', { number })}
      onClose={onClose}
      form={form}
      confirmLabel={t('revision.publish.submit')}
      preview={<Effect number={number} />}
    />
  );
}

function Effect({ number }: { number: number }) {
  const { t } = useI18n();
  const call = useCall();
  const { answer } = usePreview('', (signal) =>
    call('POST office/programme/:number/publish/preview', {
      params: { number: String(number) },
      body: {},
      signal,
    }),
  );
  if (!answer) return <p>{t('revision.publish.looking')}</p>;
  if (answer.wrong.length > 0) return <p>{t('revision.publish.wrong', { count: answer.wrong.length })}</p>;
  const [, ...lines] = answer.report.split('\n');
  return (
    <>
      <p>{t('revision.publish.effect')}</p>
      <ul>
        {[...lines.entries()].map(([place, line]) => (
          <li key={place}>{line.trim()}</li>
        ))}
      </ul>
    </>
  );
}

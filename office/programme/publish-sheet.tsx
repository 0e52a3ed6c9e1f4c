import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Contract } from '../../domain/contract.ts';
import type { AnswerOf } from '../../domain/endpoint.ts';
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
  const preview = usePreview('', (signal) =>
    call('POST office/programme/:number/publish/preview', { params, body: {}, signal }),
  );
  return (
    <ActSheet
      open
      title={t('revision.publish.title', { number })}
      onClose={onClose}
      form={form}
      awaited={preview}
      confirmLabel={t('revision.publish.submit')}
      preview={preview.answer && <Effect tried={preview.answer} />}
    />
  );
}

type Tried = AnswerOf<Contract['POST office/programme/:number/publish/preview']>;

function Effect({ tried: { wrong, report } }: { tried: Tried }) {
  const { t } = useI18n();
  if (wrong.length > 0) return <p>{t('revision.publish.wrong', { count: wrong.length })}</p>;
  const [, ...lines] = report.split('\n');
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

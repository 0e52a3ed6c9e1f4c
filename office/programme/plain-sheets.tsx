// Acts on a revision that ask for a reason or for nothing.
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { officePaths } from '../../domain/office-addresses.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { newActKey } from '../ground/act/act-key.ts';
import { PlainSheet } from '../ground/act/plain-sheet.tsx';
import { ReasonSheet } from '../ground/act/reason-sheet.tsx';
import { useI18n } from '../ground/i18n.ts';
import type { RevisionActProps } from './revision-act-props.ts';

export function DiscardSheet({ revision, onClose }: RevisionActProps) {
  const { t } = useI18n();
  const call = useCall();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { number, version } = revision;
  return (
    <PlainSheet
      title={t('revision.discard.title', { number })}
      preview={<p>{t('revision.discard.effect')}</p>}
      confirmLabel={t('revision.discard')}
      tone="danger"
      onClose={onClose}
      send={async (key) => {
        const params = { number: String(number) };
        await call('POST office/programme/:number/discard', { params, body: { version, key } });
        toasts.show(t('revision.discard.done'), { tone: 'good' });
        await navigate(officePaths.programme());
      }}
    />
  );
}

export function UnscheduleSheet({ revision, onClose }: RevisionActProps) {
  const { t } = useI18n();
  const call = useCall();
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const { number, version } = revision;
  return (
    <PlainSheet
      title={t('revision.unschedule')}
      preview={<p>{t('revision.unschedule.effect')}</p>}
      confirmLabel={t('revision.unschedule')}
      onClose={onClose}
      send={async (key) => {
        const params = { number: String(number) };
        await call('POST office/programme/:number/unschedule', { params, body: { version, key } });
        toasts.show(t('revision.unschedule.done'), { tone: 'good' });
        await revalidate();
        onClose();
      }}
    />
  );
}

export function TakeBackSheet({ revision: { number }, onClose }: RevisionActProps) {
  const { t } = useI18n();
  const call = useCall();
  const navigate = useNavigate();
  const [key] = useState(newActKey);
  return (
    <ReasonSheet
      title={t('revision.takeBack.title', { number })}
      label={t('revision.takeBack.reason')}
      confirmLabel={t('revision.takeBack.submit')}
      preview={<p>{t('revision.takeBack.effect', { number })}</p>}
      onClose={onClose}
      send={async (reason) => {
        const params = { number: String(number) };
        const made = await call('POST office/programme/:number/take-back', { params, body: { reason, key } });
        await navigate(officePaths.revision(String(made.number)));
        onClose();
      }}
    />
  );
}

import { useState } from 'react';
import type { ShownDecision } from '../../domain/places/places-contract.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { newActKey } from '../ground/act/act-key.ts';
import { ActSheet } from '../ground/act/act-sheet.tsx';
import { usePreview } from '../ground/act/use-preview.ts';
import { useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';
import { DecisionEffect } from './decision-effect.tsx';
import { decisionText } from './decision-text.ts';

type Props = { decision: ShownDecision; onClose: () => void; onDone: () => void };

/** Takes a decision back, after showing which times change. */
export function TakeBackSheet({ decision, onClose, onDone }: Props) {
  const i18n = useI18n();
  const { t } = i18n;
  const call = useCall();
  const toasts = useToasts();
  const [key] = useState(newActKey);
  const params = { id: decision.id };
  const form = useOfficeForm({
    values: {},
    keep: () => {},
    check: () => ({}),
    send: async () => {
      const { answer } = preview;
      if (!answer) return;
      const body = { key, seen: answer.seen };
      await call('POST office/places/decisions/:id/take-back', { params, body });
      toasts.show(t('decide.done', { count: answer.total }), { tone: 'good' });
      onDone();
    },
  });
  const preview = usePreview(`${decision.id} ${form.refusals}`, (signal) =>
    call('POST office/places/decisions/:id/take-back/preview', { params, signal }),
  );
  const { answer, stale } = preview;
  return (
    <ActSheet
      open
      title={t('decide.takeBack.title')}
      onClose={onClose}
      form={form}
      awaited={preview}
      confirmLabel={t('decisions.takeBack')}
      preview={
        answer?.total === 0 ? (
          <p>{t('decide.takeBack.nothing')}</p>
        ) : (
          answer && <DecisionEffect kind="take-back" effect={answer} stale={stale} />
        )
      }
    >
      <p>{decisionText(decision, i18n)}</p>
      <p>{t('decide.takeBack.text')}</p>
    </ActSheet>
  );
}

import { useState } from 'react';
import type { GuideChoices, GuideWhole } from '../../../domain/guides/guides-contract.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { newActKey } from '../../ground/act/act-key.ts';
import { ActSheet } from '../../ground/act/act-sheet.tsx';
import { useOfficeForm } from '../../ground/form/use-office-form.ts';
import { useI18n } from '../../ground/i18n.ts';
import { GuideFields } from './guide-fields.tsx';
import { useGuideLabels } from './guide-labels.ts';
import { formOf, problemsOf, valuesOf } from './guide-values.ts';

type Props = { guide: GuideWhole; choices: GuideChoices; onClose: () => void };

export function ChangeGuideSheet({ guide, choices, onClose }: Props) {
  const { t } = useI18n();
  const call = useCall();
  const { show } = useToasts();
  const [key] = useState(newActKey);
  const [values, setValues] = useState(() => valuesOf(guide.form));
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: problemsOf,
    send: async (typed) => {
      const body = { form: formOf(typed), key, version: guide.version };
      await call('POST office/guides/:id/change', { params: { id: guide.id }, body });
      show(t('guides.changed'), { tone: 'good' });
      onClose();
    },
  });
  return (
    <ActSheet
      open
      title={t('guides.change')}
      onClose={onClose}
      form={form}
      labels={useGuideLabels(values)}
      confirmLabel={t('office.form.save')}
      preview={<p>{t('guides.form.note')}</p>}
    >
      <GuideFields values={values} errors={form.errors} choices={choices} onChange={form.change} />
    </ActSheet>
  );
}

import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import type { GuideChoices } from '../../../domain/guides/guides-contract.ts';
import { officePaths } from '../../../domain/office-addresses.ts';
import { officeLanguage } from '../../../domain/staff/office-language.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { newActKey } from '../../ground/act/act-key.ts';
import { OfficeForm } from '../../ground/form/office-form.tsx';
import { useOfficeForm } from '../../ground/form/use-office-form.ts';
import { useI18n } from '../../ground/i18n.ts';
import { Page } from '../../ground/page/page.tsx';
import { officeContext } from '../../ground/session/office-context.ts';
import { GuideFields } from './guide-fields.tsx';
import { useGuideLabels } from './guide-labels.ts';
import { formOf, newGuide, problemsOf } from './guide-values.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(officeContext).call('GET office/guides/choices', {});
}

/** Somebody new who leads tours. */
export function Component() {
  const { t, language } = useI18n();
  const choices = useLoaderData<GuideChoices>();
  const call = useCall();
  const navigate = useNavigate();
  const { show } = useToasts();
  const [key] = useState(newActKey);
  const [values, setValues] = useState(() => newGuide(officeLanguage(language)));
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: problemsOf,
    send: async (typed) => {
      const { id } = await call('POST office/guides', { body: { form: formOf(typed), key } });
      show(t('guides.added'), { tone: 'good' });
      await navigate(officePaths.guide(id));
    },
  });
  return (
    <Page title={t('guides.add')} back={{ to: officePaths.guides(), label: t('office.menu.guides') }}>
      <div className="guide-form">
        <OfficeForm form={form} labels={useGuideLabels(values)} submitLabel={t('guides.add')}>
          <GuideFields values={values} errors={form.errors} choices={choices} onChange={form.change} />
          <p className="soft">{t('guides.form.new')}</p>
        </OfficeForm>
      </div>
    </Page>
  );
}

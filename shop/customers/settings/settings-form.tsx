import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { failureText } from '../../ground/failure-text.ts';
import { FormErrors, isWrong } from '../../ground/form/form-errors.tsx';
import frame from '../../ground/form/form-page.module.css';
import styles from './settings.module.css';
import { useReportWrong } from './settings-context.ts';

type Props = {
  form: Form<never> & { labels: Readonly<Record<string, string>>; refusedWith: string | undefined };
  submit: string;
  /** An error that belongs to no field. */
  title?: string | undefined;
  onLeave: () => void;
  children: ReactNode;
  danger?: boolean;
};

/** A form in the settings: errors, fields, a button to save and one to cancel. */
export function SettingsForm({ form, submit, title, onLeave, children, danger = false }: Props) {
  const { t } = useI18n();
  useReportWrong(isWrong(form));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <form method="post" onSubmit={onSubmit} noValidate className={styles.form}>
      <FormErrors
        form={form}
        labels={form.labels}
        title={form.refusedWith ?? title}
        failure={form.failure && failureText(form.failure, t)}
      />
      {children}
      <div className={frame.ways}>
        <Button type="submit" busy={form.busy} className={danger ? styles.danger : undefined}>
          {submit}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {t('settings.leave')}
        </Button>
      </div>
    </form>
  );
}

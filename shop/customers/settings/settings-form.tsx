import type { FormEvent, ReactNode } from 'react';
import frame from '../../checkout/checkout-frame.module.css';
import { failureWords } from '../../checkout/failure-words.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { FormErrors, isWrong } from '../form-errors.tsx';
import type { Form } from '../use-form.ts';
import styles from './settings.module.css';
import { useWrong } from './settings-context.ts';

type Props = {
  form: Form<never> & { labels: Readonly<Record<string, string>>; refusedWith: string | undefined };
  submit: string;
  /** What is wrong as a whole. */
  title?: string | undefined;
  onLeave: () => void;
  children: ReactNode;
  danger?: boolean;
};

/** What every form of an account has: its errors, its fields, a way to send it and a way out. */
export function SettingsForm({ form, submit, title, onLeave, children, danger = false }: Props) {
  const { t } = useI18n();
  useWrong(isWrong(form));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <form onSubmit={onSubmit} noValidate className={styles.form}>
      <FormErrors
        form={form}
        labels={form.labels}
        title={form.refusedWith ?? title}
        failure={form.failure && failureWords(form.failure, t)}
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

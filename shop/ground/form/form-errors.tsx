import type { ReactNode } from 'react';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { failureText } from '../failure-text.ts';
import frame from './form-page.module.css';
import { namedError } from './named-error.ts';

type Shown = Pick<Form<object>, 'errors' | 'listed' | 'tries' | 'failure'>;

type Props = {
  form: Shown;
  /** Each field's label, in the order of the page. */
  labels: Readonly<Record<string, string>>;
  title?: string | undefined;
  /** Instead of the refusal's own words. */
  failure?: string | undefined;
  /** What the visitor can do about a refusal. */
  children?: ReactNode;
};

/** Summary of all errors at the top of a form: those of fields by their labels, and the refusal that belongs to no field. */
export function FormErrors({ form, labels, title, failure, children }: Props) {
  const { t } = useI18n();
  const fields = [...new Set([...Object.keys(labels), ...form.listed])];
  const summary = fields.flatMap((field) => {
    const message = form.listed.includes(field) ? form.errors[field] : undefined;
    const label = labels[field];
    if (!message) return [];
    return { field, message: label ? namedError(t, label, message) : message };
  });
  return (
    <>
      {/* Focus goes to the summary on each submit, not while typing. */}
      <ErrorSummary key={form.tries} title={title ?? t('customers.errors')} errors={summary} />
      {form.failure && (
        <div className={frame.notices}>
          <Notice tone="error">
            <p>{failure ?? failureText(form.failure, t)}</p>
            {children}
          </Notice>
        </div>
      )}
    </>
  );
}

/** Whether the page's title must begin with "Error". */
export function isWrong({ errors, listed, failure }: Shown): boolean {
  return failure !== undefined || listed.some((field) => errors[field]);
}

import './office-form.css';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { ApiRefusal } from '../../../ui/call/call.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { failureText } from '../failure-text.ts';
import { useI18n } from '../i18n.ts';
import { ChangedMeanwhile, isChangedMeanwhile } from './changed-meanwhile.tsx';

/** What an act would do: being asked for, or why that could not be had. */
export type Awaited = {
  readonly stale: boolean;
  readonly failure?: ApiRefusal | undefined;
  /** Asks once more. */
  readonly again?: () => void;
};

type Props = {
  form: Pick<Form<object>, 'errors' | 'listed' | 'tries' | 'failure' | 'busy' | 'submit'>;
  /** Each field’s label, in the order of the page. */
  labels: Readonly<Record<string, string>>;
  submitLabel?: string;
  /** A button that changes nothing. */
  onCancel?: () => void;
  tone?: 'neutral' | 'danger';
  /** What pressing the button does is asked for: it is not done unseen. */
  awaited?: Awaited | undefined;
  children: ReactNode;
};

/** A form with its errors at the top, its fields, and its buttons at the end. */
export function OfficeForm({ form, labels, submitLabel, onCancel, tone, awaited, children }: Props) {
  const { t } = useI18n();
  const [pressed, setPressed] = useState(false);
  const isUnseen = awaited !== undefined && (awaited.stale || awaited.failure !== undefined);
  const isAwaited = pressed && awaited?.stale === true;
  const fields = [...new Set([...Object.keys(labels), ...form.listed])];
  const errors = fields.flatMap((field) => {
    const message = form.listed.includes(field) ? form.errors[field] : undefined;
    const label = labels[field];
    if (!message) return [];
    return { field, message: label ? t('office.form.error', { label, message }) : message };
  });
  return (
    <form
      className="office-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setPressed(isUnseen);
        if (!isUnseen) void form.submit();
        else if (!awaited.stale) awaited.again?.();
      }}
    >
      <ErrorSummary key={form.tries} title={t('office.form.errors')} errors={errors} />
      {form.failure &&
        (isChangedMeanwhile(form.failure) ? (
          <ChangedMeanwhile refusal={form.failure} />
        ) : (
          <Notice tone="error">
            <p>{failureText(form.failure, t)}</p>
          </Notice>
        ))}
      {children}
      <p role="status" className="form-awaited">
        {isAwaited && t('office.act.waiting')}
      </p>
      <div className="form-buttons">
        <Button
          type="submit"
          className={tone === 'danger' ? 'button-danger' : undefined}
          busy={form.busy || isAwaited}
          aria-disabled={isUnseen}
        >
          {submitLabel ?? t('office.form.save')}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {t('office.form.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

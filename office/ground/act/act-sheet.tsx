import './act-sheet.css';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { failureText } from '../failure-text.ts';
import { type Awaited, OfficeForm } from '../form/office-form.tsx';
import { useI18n } from '../i18n.ts';
import { Sheet } from '../page/sheet.tsx';

type Props = {
  open: boolean;
  title: string;
  onClose: () => void;
  form: Pick<Form<object>, 'errors' | 'listed' | 'tries' | 'failure' | 'busy' | 'submit'>;
  labels?: Readonly<Record<string, string>>;
  /** What pressing the button does: money, places, mails. */
  preview?: ReactNode;
  /** The preview is asked for. Until it is there its place is kept; where it cannot be had, that is said. */
  awaited?: Awaited | undefined;
  confirmLabel: string;
  tone?: 'neutral' | 'danger';
  /** What is asked: a reason, an amount. */
  children?: ReactNode;
};

/** An act is done after its effect was shown. The button says what it does, never “OK”. */
export function ActSheet(props: Props) {
  const { t } = useI18n();
  return (
    <Sheet open={props.open} title={props.title} onClose={props.onClose}>
      <OfficeForm
        form={props.form}
        labels={props.labels ?? {}}
        submitLabel={props.confirmLabel}
        onCancel={props.onClose}
        tone={props.tone ?? 'neutral'}
        awaited={props.awaited}
      >
        {props.children}
        {(props.preview || props.awaited?.stale || props.awaited?.failure) && (
          <div className="act-preview" aria-live="polite">
            <p className="act-preview-title">{t('office.act.preview')}</p>
            <Effect preview={props.preview} awaited={props.awaited} />
          </div>
        )}
      </OfficeForm>
    </Sheet>
  );
}

function Effect({ preview, awaited }: Pick<Props, 'preview' | 'awaited'>) {
  const { t } = useI18n();
  if (awaited?.failure && !awaited.stale)
    return (
      <>
        <p>{failureText(awaited.failure, t)}</p>
        {Object.values(awaited.failure.fields)
          .flat()
          .map((message) => (
            <p key={message}>{message}</p>
          ))}
        {awaited.again && (
          <Button variant="secondary" onClick={awaited.again}>
            {t('office.again')}
          </Button>
        )}
      </>
    );
  return (
    preview || (
      <>
        <span className="visually-hidden">{t('office.loading')}</span>
        <Skeleton lines={3} />
      </>
    )
  );
}

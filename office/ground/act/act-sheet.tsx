import './act-sheet.css';
import type { ReactNode } from 'react';
import type { Form } from '../../../ui/form/use-form.ts';
import { OfficeForm } from '../form/office-form.tsx';
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
  /** The preview is being asked for. */
  waiting?: boolean;
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
        waiting={props.waiting ?? false}
      >
        {props.children}
        {props.preview && (
          <div className="act-preview" aria-live="polite">
            <p className="act-preview-title">{t('office.act.preview')}</p>
            {props.preview}
          </div>
        )}
      </OfficeForm>
    </Sheet>
  );
}

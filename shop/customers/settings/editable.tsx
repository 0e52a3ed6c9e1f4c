import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './settings.module.css';

type Props = {
  /** What the button changes, for screen readers. */
  title: string;
  /** The current value. */
  children: ReactNode;
  /** The form. It calls its argument with a message to close itself. */
  form: (close: (message?: string) => void) => ReactNode;
  /** Whether the form shows the value itself and so replaces it. */
  replaced?: boolean;
  startOpen?: boolean;
  /** The text of the button; without it, "change" and the title. */
  change?: string | undefined;
};

/** Shows a value, and a form to change it on request. */
export function Editable({ title, children, form, change, replaced = false, startOpen = false }: Props) {
  const { t } = useI18n();
  const [editing, setEditing] = useState(startOpen);
  const [message, setMessage] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const touched = useRef(false);
  useEffect(() => {
    // The pressed button is gone. The focus moves to what replaced it.
    if (touched.current)
      box.current?.querySelector<HTMLElement>(editing ? '.control, .tick' : '.button')?.focus();
    touched.current = true;
  }, [editing]);
  const show = (open: boolean, next = '') => {
    setMessage(next);
    setEditing(open);
  };
  return (
    <div ref={box} className={styles.editable}>
      {message && (
        <Notice tone="good">
          <p>{message}</p>
        </Notice>
      )}
      {!(editing && replaced) && children}
      {editing ? (
        form((next) => show(false, next))
      ) : (
        <Button
          variant="quiet"
          aria-label={change ? undefined : `${t('cart.customer.change')}: ${title}`}
          onClick={() => show(true)}
        >
          {change ?? t('cart.customer.change')}
        </Button>
      )}
    </div>
  );
}

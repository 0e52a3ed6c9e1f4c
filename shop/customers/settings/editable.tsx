import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './settings.module.css';

type Props = {
  /** What the button changes, for screen readers. */
  title: string;
  /** How it is now. */
  children: ReactNode;
  /** The form. It calls its argument with a message to close itself. */
  form: (close: (said?: string) => void) => ReactNode;
  /** The form shows it too, and takes its place. */
  replaced?: boolean;
  startOpen?: boolean;
  /** On the button; without it, "change" and the title. */
  change?: string | undefined;
};

/** Shows a value, and a form to change it on request. */
export function Editable({ title, children, form, change, replaced = false, startOpen = false }: Props) {
  const { t } = useI18n();
  const [editing, setEditing] = useState(startOpen);
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const touched = useRef(false);
  useEffect(() => {
    // The pressed button is gone. The focus moves to what replaced it.
    if (touched.current)
      box.current?.querySelector<HTMLElement>(editing ? '.control, .tick' : '.button')?.focus();
    touched.current = true;
  }, [editing]);
  const show = (open: boolean, words = '') => {
    setSaid(words);
    setEditing(open);
  };
  return (
    <div ref={box} className={styles.editable}>
      {said && (
        <Notice tone="good">
          <p>{said}</p>
        </Notice>
      )}
      {!(editing && replaced) && children}
      {editing ? (
        form((words) => show(false, words))
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

import './confirm-dialog.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';

type Props = {
  open: boolean;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onClose: () => void;
  tone?: 'neutral' | 'danger' | undefined;
};

/** Asks before an action that cannot be undone. Escape and a click on the backdrop mean no. */
export function ConfirmDialog(props: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    const element = dialog.current;
    if (props.open && !element?.open) {
      element?.showModal();
      // React's `autoFocus` runs while the dialog is still closed, and then the focus would land on yes.
      element?.querySelector<HTMLElement>('.confirm-no')?.focus();
    }
    if (!props.open && element?.open) element.close();
  }, [props.open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is a second way; Escape is the keyboard's
    <dialog
      ref={dialog}
      className={`confirm confirm-${props.tone ?? 'neutral'}`}
      aria-labelledby={title}
      onClose={() => props.open && props.onClose()}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      {props.open && (
        <div className="confirm-sheet">
          <h2 id={title}>{props.title}</h2>
          {props.children && <div className="confirm-text">{props.children}</div>}
          <div className="confirm-choices">
            <Button className="confirm-yes" onClick={props.onConfirm}>
              {props.confirmLabel}
            </Button>
            <Button variant="secondary" className="confirm-no" onClick={props.onClose}>
              {props.cancelLabel}
            </Button>
          </div>
        </div>
      )}
    </dialog>
  );
}

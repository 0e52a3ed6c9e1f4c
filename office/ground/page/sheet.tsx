import './sheet.css';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useI18n } from '../i18n.ts';
import { BackCloses } from './back-closes.tsx';
import { ignorePressThatOpened, ignoreSecondPress, type Press, pressOf } from './second-press.ts';
import { Unbroken } from './unbroken.tsx';

type Props = {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Wider, for a form with columns. */
  wide?: boolean;
};

/** Where one begins to type; without a field the browser begins with the button that closes. */
const FIRST_FIELD = ':is(input, select, textarea):not(:disabled)';

/** A dialog over the page. Escape and the browser’s Back close it, a click beside it does not: what was typed would be lost. */
export function Sheet({ open, title, onClose, children, wide = false }: Props) {
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const isGone = useRef(false);
  const pressed = useRef<Press>(undefined);
  const id = useId();
  useLayoutEffect(() => {
    if (open && !dialog.current?.open) {
      pressed.current = undefined;
      dialog.current?.showModal();
      dialog.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
      ignorePressThatOpened();
    }
    if (!open && dialog.current?.open) leave(dialog.current, pressed.current);
  }, [open]);
  // A dialog that is taken away while it is open takes the focus along; closed, it gives it back to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    isGone.current = false;
    return () => {
      isGone.current = true;
      if (element?.open) leave(element, pressed.current);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={wide ? 'sheet sheet-wide' : 'sheet'}
      aria-labelledby={id}
      // Closed by what the page knows, so that nothing is pressed between the browser's closing and the page's.
      onCancel={(event) => {
        // A file field that is left without a file says the same to what is around it.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => open && !isGone.current && onClose()}
      onKeyDownCapture={({ nativeEvent }) => {
        pressed.current = pressOf(nativeEvent);
      }}
      onClickCapture={({ nativeEvent }) => {
        pressed.current = pressOf(nativeEvent) ?? pressed.current;
      }}
    >
      {open && (
        <>
          <BackCloses onClose={onClose} />
          <div className="sheet-head">
            <h2 id={id}>
              <Unbroken text={title} />
            </h2>
            <button type="button" className="close-button" onClick={onClose} aria-label={t('site.close')}>
              <span aria-hidden="true">×</span>
            </button>
          </div>
          <div className="sheet-body">{children}</div>
        </>
      )}
    </dialog>
  );
}

/** Closes it. @param pressed in it last */
function leave(dialog: HTMLDialogElement, pressed: Press | undefined): void {
  dialog.close();
  if (pressed) ignoreSecondPress(pressed);
}

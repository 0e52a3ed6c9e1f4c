import './toast-list.css';
import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { UiWording } from '../../domain/wording/ui-wording.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { keepClearOfFocus } from './keep-clear-of-focus.ts';
import type { Toast } from './toast.ts';

const SWIPE_PX = 80;
const ANIMATION_MS = 300;

export function ToastList(props: { toasts: readonly Toast[]; onRemove: (id: number) => void }) {
  return props.toasts.map((toast) => <ToastCard key={toast.id} toast={toast} onRemove={props.onRemove} />);
}

function ToastCard({ toast, onRemove }: { toast: Toast; onRemove: (id: number) => void }) {
  const { t } = useI18n<UiWording>();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = pointed || focused;
  const [leaving, setLeaving] = useState(false);
  const { offset, ...swipe } = useSwipe(() => setLeaving(true));
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const corner = card.current?.closest<HTMLElement>('.toasts-corner');
    return corner ? keepClearOfFocus(corner) : undefined;
  }, []);
  const close = () => {
    setLeaving(true);
    // The button disappears. Keep the focus on the page.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (paused || leaving) return;
    const timer = setTimeout(() => setLeaving(true), toast.duration);
    return () => clearTimeout(timer);
  }, [paused, leaving, toast.duration]);
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => onRemove(toast.id), ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [leaving, onRemove, toast.id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: swiping is a second way; the button is everybody's
    <div
      ref={card}
      className={`toast toast-${toast.tone}${leaving ? ' toast-leaving' : ''}`}
      style={offset ? { translate: `${offset}px` } : undefined}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      {...swipe}
    >
      <span>{toast.text}</span>
      {toast.action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            toast.action?.run();
            close();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button type="button" className="close-button" onClick={close} aria-label={t('site.close')}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}

/** Follows the finger sideways. Released beyond 80 px the toast leaves, else it springs back. */
function useSwipe(leave: () => void) {
  const start = useRef<number>(undefined);
  const [offset, setOffset] = useState(0);
  const moved = (event: PointerEvent) => event.clientX - (start.current ?? event.clientX);
  return {
    offset,
    onPointerDown: (event: PointerEvent) => {
      if ((event.target as Element).closest('button')) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => start.current !== undefined && setOffset(moved(event)),
    onPointerUp: (event: PointerEvent) => {
      const far = Math.abs(moved(event)) > SWIPE_PX;
      start.current = undefined;
      if (far) leave();
      else setOffset(0);
    },
    onPointerCancel: () => {
      start.current = undefined;
      setOffset(0);
    },
  };
}

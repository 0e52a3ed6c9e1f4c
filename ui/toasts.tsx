// Short messages that shift nothing on the page (spec 9: 2000 ms). Their component is loaded with the first one. The live
// regions are there from the start, or screen readers would miss it.
import { createContext, type ReactNode, Suspense, use, useCallback, useMemo, useState } from 'react';
import { later } from './later.ts';
import type { Toast } from './toasts/toast.ts';

type Options = Partial<Pick<Toast, 'tone' | 'duration' | 'action'>>;
type Toasts = { show: (text: string, options?: Options) => void };

const ToastList = later(() =>
  import('./toasts/toast-list.tsx').then((module) => ({ default: module.ToastList })),
);

const ToastsContext = createContext<Toasts>({ show: () => {} });

let lastId = 0;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const remove = useCallback((id: number) => setToasts((now) => now.filter((toast) => toast.id !== id)), []);
  const value = useMemo<Toasts>(
    () => ({
      show: (text, { tone = 'info', duration = 2000, action } = {}) => {
        lastId += 1;
        const toast = { id: lastId, text, tone, duration, action };
        setToasts((now) => [...now, toast]);
      },
    }),
    [],
  );
  const region = (role: 'status' | 'alert') => {
    const own = toasts.filter((toast) => (toast.tone === 'error') === (role === 'alert'));
    return (
      <div className="toasts" role={role} aria-live={role === 'alert' ? 'assertive' : 'polite'}>
        <Suspense>{own.length > 0 && <ToastList toasts={own} onRemove={remove} />}</Suspense>
      </div>
    );
  };
  return (
    <ToastsContext value={value}>
      {children}
      <div className="toasts-corner">
        {region('status')}
        {region('alert')}
      </div>
    </ToastsContext>
  );
}

/** `show(text)` shows a message that needs no answer; with an `action` it has a button, and stays long enough to reach it. */
export function useToasts(): Toasts {
  return use(ToastsContext);
}

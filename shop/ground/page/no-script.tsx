import type { ReactNode } from 'react';
import { useHydrated } from '../session-value.ts';

/** For browsers in which the shop's scripts do not run; nobody else sees it (ui/no-script.css). Its parent is no grid with gaps. */
export function NoScript({ children }: { children: ReactNode }) {
  return useHydrated() ? null : <div className="no-script">{children}</div>;
}

// The browser's router, for what only the frame does: scroll positions, and addresses that tags must not read. React Router
// gives it to its own components alone (ADR 029). The server has none: nothing is scrolled or watched there.
import { createContext, use } from 'react';
import type { DataRouter } from 'react-router';

export type PageRouter = Pick<DataRouter, 'state' | 'getBlocker' | 'enableScrollRestoration'>;

/** `entry-client.tsx` provides it. */
export const PageRouterContext = createContext<PageRouter | undefined>(undefined);

export function usePageRouter(): PageRouter | undefined {
  return use(PageRouterContext);
}

import { createContext, use } from 'react';
import type { Office } from './office-context.ts';

export const OfficeContext = createContext<Office | undefined>(undefined);

/** The office’s calls and session, outside of loaders. */
export function useOffice(): Office {
  const office = use(OfficeContext);
  if (!office) throw new Error('useOffice is called outside of the office');
  return office;
}

import { createContext, use } from 'react';

export const MuseumContext = createContext('');

/** The museum's name. */
export function useMuseum(): string {
  return use(MuseumContext);
}

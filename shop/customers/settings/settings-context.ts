import { createContext, use, useEffect, useId } from 'react';

/** Told by each form of the page whether it shows errors: the page's title says so first. */
export const WrongForms = createContext<(form: string, wrong: boolean) => void>(() => {});

export function useWrong(wrong: boolean): void {
  const tell = use(WrongForms);
  const form = useId();
  useEffect(() => {
    tell(form, wrong);
    return () => tell(form, false);
  }, [tell, form, wrong]);
}

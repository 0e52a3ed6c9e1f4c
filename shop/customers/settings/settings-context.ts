import { createContext, use, useEffect, useId } from 'react';

/** Each form of the page reports here whether it shows errors, because the page's title then begins with that. */
export const WrongForms = createContext<(form: string, wrong: boolean) => void>(() => {});

export function useReportWrong(wrong: boolean): void {
  const report = use(WrongForms);
  const form = useId();
  useEffect(() => {
    report(form, wrong);
    return () => report(form, false);
  }, [report, form, wrong]);
}

import { useShell } from '../ground/use-shell.ts';

/** The museum's address for questions. */
export function MuseumMail() {
  const { info } = useShell();
  return <a href={`mailto:${info.email}`}>{info.email}</a>;
}

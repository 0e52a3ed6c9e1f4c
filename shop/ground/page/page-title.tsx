import { useI18n } from '../../../ui/i18n/i18n.tsx';
import type { ShellData } from '../shell-loader.ts';
import { siteName } from '../site-name.ts';
import { useShell } from '../use-shell.ts';

type Props = {
  title: string;
  /** The page shows a form's errors: its title says so first. */
  error?: boolean | undefined;
};

/** `{page title} - {site name}` (spec 2); React hoists it into the head. */
export function PageTitle({ title, error = false }: Props) {
  const { t, language } = useI18n();
  const shell: ShellData | undefined = useShell();
  const prefix = error ? `${t('site.errorPrefix')} ` : '';
  // Soft hyphens are for the page. In a window's title they would be noise.
  const words = prefix + title.replaceAll('\u00ad', '');
  return <title>{shell ? `${words} - ${siteName(shell.config, language)}` : words}</title>;
}

import { useI18n } from '../i18n/i18n.tsx';
import type { ShellData } from './shell-loader.ts';
import { siteName } from './site-name.ts';
import { useShell } from './use-shell.ts';

type Props = {
  title: string;
  /** One sentence for search engines. */
  description?: string | undefined;
  /** The page shows a form's errors: its title says so first. */
  error?: boolean | undefined;
};

/** `{page title} - {site name}` (spec 2), and the description; React hoists both into the head. */
export const PageTitle = ({ title, description, error = false }: Props) => {
  const { t, language } = useI18n();
  const shell: ShellData | undefined = useShell();
  const prefix = error ? `${t('site.errorPrefix')} ` : '';
  return (
    <>
      <title>{shell ? `${prefix}${title} - ${siteName(shell.config, language)}` : prefix + title}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
};

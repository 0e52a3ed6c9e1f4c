import type { SiteConfig } from '../../domain/site/site.ts';

export const siteName = (config: SiteConfig, language: string): string =>
  config.siteNameTranslations[language] ?? config.siteName;

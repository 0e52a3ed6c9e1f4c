import type { SiteConfig } from '../../domain/site/site.ts';

export function siteName(config: SiteConfig, language: string): string {
  return config.siteNameTranslations[language] ?? config.siteName;
}

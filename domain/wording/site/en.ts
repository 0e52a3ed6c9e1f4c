export const siteEn = {
  'site.skip': 'Skip to content',
  'site.home': 'Home',
  'site.webshop': 'Web shop',
  'site.loading': 'One moment, please',
} as const;

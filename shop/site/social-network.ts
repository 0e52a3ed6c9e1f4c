const NAMES: Readonly<Record<string, string>> = {
  twitter: 'Twitter',
  x: 'X',
  youtube: 'YouTube',
  instagram: 'Instagram',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  tripadvisor: 'Tripadvisor',
  tiktok: 'TikTok',
  mastodon: 'Mastodon',
};

/** A network's name by its address: set as a word, which needs no icon and no guessing. */
export const socialNetwork = (link: string): string => {
  const host = /^\w+:\/\/(?:www\.)?([^/:]+)/.exec(link)?.[1] ?? link;
  return NAMES[host.split('.').at(-2) ?? ''] ?? host;
};

// Where each vendor's tag loads from and reports to, as their own documentation lists it: what a page may talk to once a
// museum has configured the tag, and nothing else (ADR 025).
import type { Tags } from '../../domain/site/site.ts';
import { tagKinds } from '../../domain/site/tags.ts';

type Origins = Readonly<Record<'script' | 'img' | 'connect' | 'frame', readonly string[]>>;

const TAG_MANAGER = 'https://www.googletagmanager.com';
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
const ADS = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
];

const ORIGINS: Readonly<Record<keyof Tags, Origins>> = {
  // With Google Analytics, which containers are for; other vendors' tags in it are not let through.
  tag_manager: {
    script: [TAG_MANAGER],
    img: [TAG_MANAGER, ...ANALYTICS],
    connect: [TAG_MANAGER, ...ANALYTICS],
    frame: [],
  },
  ad_pixel: {
    script: ['https://connect.facebook.net'],
    img: ['https://www.facebook.com'],
    connect: ['https://connect.facebook.net', 'https://www.facebook.com'],
    frame: [],
  },
  search_ads: {
    script: [TAG_MANAGER, ...ADS],
    img: [TAG_MANAGER, ...ADS],
    connect: [TAG_MANAGER, ...ADS],
    frame: [TAG_MANAGER, 'https://td.doubleclick.net'],
  },
};

/** The origins of the tags that are set up, each once. */
export function tagOrigins(tags: Tags | undefined): Origins {
  const kinds = tagKinds(tags);
  const all = (use: keyof Origins) => [...new Set(kinds.flatMap((kind) => ORIGINS[kind][use]))];
  return { script: all('script'), img: all('img'), connect: all('connect'), frame: all('frame') };
}

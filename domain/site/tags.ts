// The tags that a museum may load once a visitor has agreed (spec 2 and 7; § 25 TDDDG; ADR 025), and the
// form of their ids.
import type { Tags } from './site.ts';

type TagKind = {
  readonly name: string;
  readonly vendor: string;
  readonly pattern: RegExp;
  readonly example: string;
};

/** In the order in which they are named to visitors. */
export const TAG_KINDS: Readonly<Record<keyof Tags, TagKind>> = {
  tag_manager: {
    name: 'Google Tag Manager',
    vendor: 'Google',
    pattern: /^GTM-[A-Z0-9]{4,12}$/,
    example: 'GTM-ABC1234',
  },
  ad_pixel: {
    name: 'Meta Pixel',
    vendor: 'Meta',
    pattern: /^\d{6,20}$/,
    example: "'123456789012345'",
  },
  search_ads: {
    name: 'Google Ads',
    vendor: 'Google',
    pattern: /^AW-\d{6,14}\/[\w-]{4,64}$/,
    example: 'AW-123456789/AbC-D_efG-h12',
  },
};

/** The kinds that are set up. */
export function tagKinds(tags: Tags | undefined): (keyof Tags)[] {
  return (Object.keys(TAG_KINDS) as (keyof Tags)[]).filter((kind) => tags?.[kind] !== undefined);
}

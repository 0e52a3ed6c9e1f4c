// Whether the ids of a museum's tags can be right, and whether visitors are asked before they load (§ 25 TDDDG).
import { TAG_KINDS, tagKinds } from '../../../domain/site/tags.ts';
import type { ReadFile } from '../../museum-folder/yaml-file.ts';
import { twinFlag } from '../flags.ts';
import type { SiteFields } from './site-fields.ts';

/** Reports malformed ids, and tags that would never load because the notice is off. */
export function checkTags({ value: { tags, flags }, report }: ReadFile<SiteFields>): void {
  const kinds = tagKinds(tags);
  for (const kind of kinds) {
    const { name, pattern, example } = TAG_KINDS[kind];
    const id = tags?.[kind] ?? '';
    if (!pattern.test(id)) report(['tags', kind], `"${id}" is no id of ${name}; an example is ${example}`);
  }
  if (kinds.length > 0 && !twinFlag(flags ?? {}, 'cookie_disclaimer'))
    report(['tags'], 'need the flag cookie_disclaimer: true, or nobody would be asked whether they may load');
}

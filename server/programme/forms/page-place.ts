// Pages of text: one file of Markdown per language (`page-texts.ts`). Which page a new one is, such as the terms to which the
// checkout leads, is chosen: its id tells, and nobody would guess it.
import type { ThingField } from '../../../domain/programme/thing-shape.ts';
import { TERMS } from '../../site/folder/check-links.ts';
import { PAGE_SECTIONS, pageIds, readPage, withoutPage, writePage } from './page-texts.ts';
import type { Draft, ThingPlace } from './thing-place.ts';

export const pagePlace: ThingPlace = {
  ids: ({ files }) => pageIds(files),
  read: async ({ sql, files }, id) => ({ sections: PAGE_SECTIONS, value: await readPage(sql, files, id) }),
  fresh: (draft) => ({
    sections: PAGE_SECTIONS.map((section) => ({
      ...section,
      fields: [...lackingPages(draft), ...section.fields],
    })),
    value: {},
  }),
  idOf: ({ page }) => TERMS.find((one) => one === page),
  write: ({ sql, files }, id, change) => writePage(sql, files, id, change),
  without: async (_, files, id) => (pageIds(files).includes(id) ? withoutPage(files, id) : undefined),
  messages: (problems, id) =>
    problems
      .filter(({ file }) => file.startsWith(`pages/${id}.`))
      .map(({ file, reason }) => ({ field: '', reason: `${file}: ${reason}` })),
};

/** Those to which the shop leads and which are not there yet; none where all are. */
function lackingPages({ offered, files }: Draft): ThingField[] {
  const there = pageIds(files);
  const options = offered.terms.filter(({ value }) => !there.includes(value));
  return options.length > 0 ? [{ name: 'page', optional: true, shape: { kind: 'choice', options } }] : [];
}

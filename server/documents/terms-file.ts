// The museum's terms as they go with an order's mail: which page, in which language, under which name.
import { defaultLanguage, inLanguage, isLanguage, type Language } from '../../domain/language.ts';
import type { Page } from '../site/folder/page-files.ts';
import type { Museum } from '../site/museum.ts';
import type { DocumentMuseum } from './museum/document-museum.ts';
import type { Attachment } from './order-documents.ts';
import type { Print } from './printer/print-task.ts';

/** The same for every order between two imports, so printed once. */
const printed = new WeakMap<Page, Map<Language, Promise<Buffer>>>();

/**
 * The museum's terms to be attached, in an order's language; undefined where they are not the shop's to attach: they stand on
 * a page of the museum's own, or nowhere.
 */
export async function termsFile(
  print: Print,
  { pages, settings, loadedOn }: Pick<Museum, 'pages' | 'settings' | 'loadedOn'>,
  museum: DocumentMuseum,
  wanted: string,
): Promise<Attachment | undefined> {
  const page = pages.get('terms');
  if (!page || settings.customTermsLinks?.[wanted]?.['terms']) return undefined;
  const language = isLanguage(wanted) && page.markdown[wanted] ? wanted : defaultLanguage(settings.languages);
  const title = inLanguage(page.title, language).replaceAll('\u00ad', '');
  const markdown = inLanguage(page.markdown, language);
  const made = printed.get(page) ?? new Map<Language, Promise<Buffer>>();
  printed.set(page, made);
  const pdf =
    made.get(language) ?? print({ kind: 'terms', museum, terms: { language, title, markdown, loadedOn } });
  made.set(language, pdf);
  pdf.catch(() => made.delete(language));
  return {
    filename: `${title.replace(/[^\p{L}\p{N}]+/gu, '-')}.pdf`,
    contentType: 'application/pdf',
    content: await pdf,
  };
}

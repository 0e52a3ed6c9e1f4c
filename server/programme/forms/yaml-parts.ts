// Parts of a YAML document as forms write them: only what differs, so that comments, order and every other field stay.
import { type Document, isMap, Scalar } from 'yaml';
import type { LocalizedText } from '../../../domain/language.ts';

export type At = readonly (string | number)[];

/** Writes what differs; what was emptied leaves the file. */
export function setChanged(document: Document, at: At, before: unknown, after: unknown): void {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  if (after === '' || after === null || after === undefined) {
    if (document.hasIn(at)) document.deleteIn(at);
  } else document.setIn(at, nodeOf(document, after));
}

export function setTexts(
  document: Document,
  at: At,
  before: LocalizedText | undefined,
  after: LocalizedText,
): void {
  const languages = new Set([...Object.keys(before ?? {}), ...Object.keys(after)]) as Set<
    keyof LocalizedText
  >;
  for (const language of languages) {
    const text = after[language] ?? '';
    if (text === (before?.[language] ?? '')) continue;
    if (!isMap(document.getIn(at))) document.setIn(at, document.createNode({}));
    setChanged(document, [...at, language], before?.[language], text);
  }
}

export type PictureValue = {
  readonly file: string;
  readonly alt: LocalizedText;
  readonly focus: { readonly x: number; readonly y: number } | null;
};

export function setPicture(
  document: Document,
  at: At,
  before: PictureValue | undefined,
  { file, alt, focus }: PictureValue,
): void {
  setChanged(document, [...at, 'file'], before?.file, file);
  setTexts(document, [...at, 'alt'], before?.alt, alt);
  setChanged(document, [...at, 'focus'], before?.focus ?? null, focus);
}

/** The document as text. Museums write `{de: Flut}`; who writes with spaces keeps them. @param text as it was */
export function textOfDocument(document: Document, text: string | undefined): string {
  return document.toString({ lineWidth: 0, flowCollectionPadding: /[{[] \S/.test(text ?? '') });
}

/** Times and days in quotes, as files have them; several lines as a block. */
function nodeOf(document: Document, value: unknown) {
  if (typeof value !== 'string')
    return document.createNode(value, { flow: Array.isArray(value) && value.every(isPlain) });
  const node = new Scalar(value);
  if (/^[\d:-]+$/.test(value)) node.type = 'QUOTE_SINGLE';
  if (value.includes('\n')) node.type = 'BLOCK_LITERAL';
  return node;
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object';
}

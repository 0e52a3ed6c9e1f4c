// The museum's look on a sheet: its logo, and its accent where that can be read on white.
import { contrastOf, TEXT_CONTRAST } from '../../museum-folder/contrast.ts';
import { logoSize } from '../museum/document-look.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import type { Pdf } from './typeset.ts';

const WHITE = '#ffffff';
const BLACK = '#000000';
/** Points. */
const LOGO = { height: 26, mostWidth: 280 };

type Opened = Parameters<Pdf['image']>[0];
const opened = new WeakMap<Pdf, Opened>();

/** The colour of what is decoration: the museum's accent, or black where it has none that stands out on white. */
export function accentOf({ look }: Pick<DocumentMuseum, 'look'>): string {
  const accent = look?.colours?.light.accent;
  return accent && contrastOf(accent, WHITE) >= TEXT_CONTRAST ? accent : BLACK;
}

/**
 * Draws the logo as a figure of the section.
 * @param at its upper left corner, or with `right` its upper right one, in points
 * @returns its width in points; 0 where the museum has none
 */
export function drawLogo(
  pdf: Pdf,
  section: ReturnType<Pdf['struct']>,
  { look, name }: Pick<DocumentMuseum, 'look' | 'name'>,
  at: { readonly x: number; readonly y: number; readonly right?: boolean },
): number {
  const logo = look?.logo?.light;
  if (!logo) return 0;
  const { width, height } = logoSize(logo, LOGO.height, LOGO.mostWidth);
  const x = at.right ? at.x - width : at.x;
  // The same picture on each of many pages is in the document once.
  const image = opened.get(pdf) ?? openedImage(pdf, logo.png);
  opened.set(pdf, image);
  const figure = { alt: name, bbox: [x, at.y, x + width, at.y + height], placement: 'Block' } as {
    alt: string;
  };
  section.add(pdf.struct('Figure', figure, () => pdf.image(image, x, at.y, { width, height })));
  return width;
}

function openedImage(pdf: Pdf, png: string): Opened {
  // The types leave this out.
  const { openImage } = pdf as unknown as { openImage(content: Buffer): Opened };
  return openImage.call(pdf, Buffer.from(png, 'base64'));
}

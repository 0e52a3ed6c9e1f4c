// What makes a voucher's sheet a card: the museum's picture of it; and on a preview, what keeps it from being one.
import type { VoucherPicture } from '../museum/voucher-pictures.ts';
import { LEFT, RIGHT, type Sheet, WIDTH } from './ticket-sheet.ts';
import { setLine, type TextStyle, textWidth } from './typeset.ts';

/** Points. The picture stands beside name and amount, below the masthead. */
const TOP = 104;
const BOX = { width: 216, height: 196, gap: 24 };

type Pictured = Sheet & { readonly picture: VoucherPicture | undefined };

/** @returns the width that is left beside it, and where it ends */
export function drawVoucherPicture({ pdf, section, picture }: Pictured): { left: number; below: number } {
  if (!picture) return { left: WIDTH, below: 0 };
  const width = Math.min(BOX.width, BOX.height * picture.ratio);
  const height = width / picture.ratio;
  const x = RIGHT - width;
  const figure = { alt: picture.alt, bbox: [x, TOP, RIGHT, TOP + height], placement: 'Block' };
  section.add(
    pdf.struct('Figure', figure as { alt: string }, () => {
      pdf.image(Buffer.from(picture.jpeg, 'base64'), x, TOP, { width, height });
    }),
  );
  return { left: WIDTH - width - BOX.gap, below: TOP + height - 16 };
}

const stamp: TextStyle = { face: 'display', size: 118, leading: 1 };

/** Across the sheet, so that nobody gives a preview away. The masthead says it to ears. */
export function drawSample({ pdf, i18n }: Sheet): void {
  const word = i18n.t('documents.present.sample').toUpperCase();
  const size = Math.min(stamp.size, (stamp.size * 560) / textWidth(word, stamp));
  const style = { ...stamp, size };
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.save();
  const middle = { x: LEFT + WIDTH / 2, y: 430 };
  pdf.rotate(-38, { origin: [middle.x, middle.y] }).opacity(0.16);
  setLine(pdf, word, style, middle.x - textWidth(word, style) / 2, middle.y + size / 3);
  pdf.restore();
  pdf.endMarkedContent();
}

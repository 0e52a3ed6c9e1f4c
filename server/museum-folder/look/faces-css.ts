// The style sheet of the museum's own faces: their files, what stands in for them until they are there, and the shop's tokens
// (ui/tokens.css) that name them.
import { lookPath } from '../../../domain/addresses.ts';
import type { StoredFace, StoredLook } from './stored-look.ts';

const USES = {
  text: { family: 'Museum Text', token: '--face-text' },
  headings: { family: 'Museum Headings', token: '--face-display' },
} as const;

/** Faces that systems have, regular and bold, and the family of those that have none of them. */
const SYSTEM = {
  sans: {
    regular: ['Arial', 'Liberation Sans', 'Helvetica', 'Roboto'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold', 'Roboto Bold'],
    generic: 'sans-serif',
  },
  serif: {
    regular: ['Times New Roman', 'Liberation Serif', 'Times', 'Noto Serif'],
    bold: ['Times New Roman Bold', 'Liberation Serif Bold', 'Times Bold', 'Noto Serif Bold'],
    generic: 'serif',
  },
} as const;

/** '' where the museum has none. */
export function facesCss(faces: StoredLook['faces']): string {
  const used = (['text', 'headings'] as const).flatMap((use) => {
    const face = faces?.[use];
    return face ? [{ face, ...USES[use] }] : [];
  });
  if (used.length === 0) return '';
  const tokens = used.map(
    ({ face, family, token }) => `${token}:'${family}','${family} Stand-in',${systemOf(face).generic}`,
  );
  return `${used.map(({ face, family }) => fontFaces(face, family)).join('')}@layer tokens{:root{${tokens.join(';')}}}`;
}

function systemOf({ serif }: StoredFace) {
  return SYSTEM[serif ? 'serif' : 'sans'];
}

function fontFaces(face: StoredFace, family: string): string {
  const own = face.files.map(
    ({ file, weight }) =>
      `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(${lookPath({ file })}) format('woff2')}`,
  );
  const standIns = face.standIns.map(({ bold, size, ascent, descent, lineGap }) => {
    const local = systemOf(face)
      [bold ? 'bold' : 'regular'].map((name) => `local('${name}')`)
      .join(',');
    const weight = face.standIns.length === 1 ? '1 1000' : bold ? '550 1000' : '1 549';
    return `@font-face{font-family:'${family} Stand-in';font-weight:${weight};src:${local};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:${lineGap}%}`;
  });
  return [...own, ...standIns].join('');
}

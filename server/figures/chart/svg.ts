// Drawings as text. Colours come from the page: its style names the classes, in light and in dark.

/** An element with its attributes; children are elements or escaped text. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...children: readonly string[]
): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : ` ${key}="${escaped(String(value))}"`,
  );
  return `<${name}${written.join('')}>${children.join('')}</${name}>`;
}

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The widths in which reports are drawn: letters keep their size on a phone, and the drawing is another one. */
export const WIDE = 960;
export const NARROW = 340;

export type PlainDrawing = {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly string[];
};

type Drawing = PlainDrawing & {
  readonly title: string;
  /** The same in a sentence. */
  readonly desc: string;
};

/** An image with a name and a description. */
export function drawing({ width, height, title, desc, parts }: Drawing): string {
  // Both widths are in the page, and one of them is seen.
  const name = width === WIDE ? 'chart' : 'chart-narrow';
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-labelledby': `${name}-title ${name}-desc`,
      class: width === WIDE ? 'chart chart-wide' : 'chart chart-narrow',
    },
    element('title', { id: `${name}-title` }, escaped(title)),
    element('desc', { id: `${name}-desc` }, escaped(desc)),
    ...parts,
  );
}

export function label(
  text: string,
  at: { readonly x: number; readonly y: number; readonly anchor?: 'start' | 'middle' | 'end' },
): string {
  const { x, y, anchor = 'start' } = at;
  return element('text', { x, y, 'text-anchor': anchor, class: 'chart-text' }, escaped(text));
}

/** One digit after the point is finer than any screen. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

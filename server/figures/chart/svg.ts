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

export type Drawing = {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** The same in a sentence. */
  readonly desc: string;
  readonly parts: readonly string[];
};

/** An image with a name and a description. */
export function drawing({ width, height, title, desc, parts }: Drawing): string {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-labelledby': 'chart-title chart-desc',
      class: 'chart',
    },
    element('title', { id: 'chart-title' }, escaped(title)),
    element('desc', { id: 'chart-desc' }, escaped(desc)),
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

// From which origins a museum's own page around the shop (HOST_PAGE) loads: the shop's content policy allows those that its
// links, pictures and scripts name, and no others. Inline scripts never run.
/** Origins by the kind of thing that may come from there. */
export type HostOrigins = {
  readonly script: readonly string[];
  readonly style: readonly string[];
  readonly img: readonly string[];
  readonly font: readonly string[];
};

type Kind = keyof HostOrigins;

const ELEMENT = /<(link|script|img|source)\b([^>]*)>/gi;
const ATTRIBUTE = /\b(rel|href|src|srcset)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** @param html the page, undefined without one */
export function hostOrigins(html: string | undefined): HostOrigins {
  const found: Record<Kind, Set<string>> = {
    script: new Set(),
    style: new Set(),
    img: new Set(),
    font: new Set(),
  };
  // What is in a comment loads nothing.
  for (const [, name = '', text = ''] of (html ?? '').replace(/<!--[\s\S]*?-->/g, '').matchAll(ELEMENT)) {
    const attributes = attributesOf(text);
    for (const kind of kindsOf(name.toLowerCase(), attributes['rel'] ?? ''))
      for (const origin of originsIn(attributes)) found[kind].add(origin);
  }
  const { script, style, img, font } = found;
  return { script: [...script], style: [...style], img: [...img], font: [...font] };
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      values.find((value) => value !== undefined) ?? '',
    ]),
  );
}

/** A style sheet loads pictures and fonts from its own site; a site of fonts is often named by `preconnect` only. */
function kindsOf(element: string, rel: string): readonly Kind[] {
  if (element === 'script') return ['script'];
  if (element !== 'link') return ['img'];
  if (/\bstylesheet\b/i.test(rel)) return ['style', 'img', 'font'];
  if (/\bpreconnect\b/i.test(rel)) return ['font'];
  return /\bicon\b/i.test(rel) ? ['img'] : [];
}

function originsIn({ href, src, srcset }: Record<string, string>): string[] {
  return [
    href,
    src,
    ...(srcset?.split(',').map((candidate) => candidate.trim().split(/\s/)[0]) ?? []),
  ].flatMap((address) =>
    address && /^(https?:)?\/\//i.test(address) ? new URL(address, 'https://x').origin : [],
  );
}

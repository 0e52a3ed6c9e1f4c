// Search engines show some 160 characters of a description; a longer one is cut after a whole word, with an ellipsis.
const MOST = 160;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Text on one line, cut to a length that includes the ellipsis. */
export function clipText(text: string, most = MOST): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  const end = cut.lastIndexOf(' ');
  // A first word that is too long is cut in the middle.
  const whole = end > 0 ? cut.slice(0, end) : cut.slice(0, most - 1);
  return `${whole.replace(/[\s,;:.–—-]+$/, '')}…`;
}

/** Text of a static page's HTML, without tags. */
export function textOfHtml(html: string): string {
  return [...html.matchAll(/<p>([\s\S]*?)<\/p>/g)]
    .map(([, paragraph = '']) => paragraph.replaceAll(/<[^>]*>/g, ' '))
    .join(' ')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (all, name: string) => ENTITIES[name] ?? all)
    .replaceAll(/\s+([,.;:)])/g, '$1');
}

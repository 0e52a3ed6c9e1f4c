// Search engines show some 160 letters of a description; what is longer ends with a whole word and an ellipsis.
const MOST = 160;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Text on one line, at most so many letters, the ellipsis among them. */
export function clipText(text: string, most = MOST): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  const end = cut.lastIndexOf(' ');
  // A first word longer than all there is room for is cut within.
  const whole = end > 0 ? cut.slice(0, end) : cut.slice(0, most - 1);
  return `${whole.replace(/[\s,;:.–—-]+$/, '')}…`;
}

/** What the paragraphs of a static page say, without their marks. */
export function textOfHtml(html: string): string {
  return [...html.matchAll(/<p>([\s\S]*?)<\/p>/g)]
    .map(([, paragraph = '']) => paragraph.replaceAll(/<[^>]*>/g, ' '))
    .join(' ')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (all, name: string) => ENTITIES[name] ?? all)
    .replaceAll(/\s+([,.;:)])/g, '$1');
}

// A finger leaves `:hover` behind on what it has touched: a button would stay dark until the next touch elsewhere. So
// styles use it only where the pointer can really hover.

/** Lines of a style sheet that use `:hover` outside of `@media (hover: hover)`. */
export function hoverWithoutPointer(css: string): number[] {
  const open: string[] = [];
  const found: number[] = [];
  let text = '';
  let line = 1;
  for (const sign of withoutComments(css)) {
    if (sign === '{') {
      if (text.includes(':hover') && !open.some(isForPointers)) found.push(line);
      open.push(text.trim());
    }
    if (sign === '}') open.pop();
    if (sign === '\n') line += 1;
    text = '{};'.includes(sign) ? '' : text + sign;
  }
  return found;
}

function isForPointers(rule: string): boolean {
  return rule.startsWith('@media') && rule.includes('(hover: hover)');
}

/** Comments become blank lines, so that line numbers stay. */
function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''));
}

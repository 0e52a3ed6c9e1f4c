// The shop has the colour scheme of the page around it. Many pages have only a light one.
/** Sets the shop's colour scheme independently of the system's. Call it once. */
export function setColours(dark: boolean): void {
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
  for (const sheet of document.styleSheets) setIn(sheet.cssRules, dark);
  // The museum's logo for dark paper.
  for (const source of document.querySelectorAll<HTMLSourceElement>(
    'source[media*="prefers-color-scheme: dark"]',
  ))
    source.media = dark ? 'all' : 'not all';
}

function setIn(rules: CSSRuleList, dark: boolean) {
  for (const rule of rules) {
    const media = rule instanceof CSSMediaRule ? mediaIn(rule.media.mediaText, dark) : undefined;
    if (media !== undefined) (rule as CSSMediaRule).media.mediaText = media;
    else if (rule instanceof CSSGroupingRule) setIn(rule.cssRules, dark);
  }
}

/** What a rule's media become: of those for the dark, and of a museum's own for what is not dark; undefined for others. */
export function mediaIn(media: string, dark: boolean): 'all' | 'not all' | undefined {
  if (!/prefers-color-scheme:\s*dark/.test(media)) return undefined;
  return dark === media.startsWith('not') ? 'not all' : 'all';
}

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
    if (isAboutDark(rule)) {
      // A museum's own colours for light paper are those for what is not dark.
      const isForLight = rule.media.mediaText.startsWith('not');
      rule.media.mediaText = dark === isForLight ? 'not all' : 'all';
    } else if (rule instanceof CSSGroupingRule) setIn(rule.cssRules, dark);
  }
}

function isAboutDark(rule: CSSRule): rule is CSSMediaRule {
  return rule instanceof CSSMediaRule && /prefers-color-scheme:\s*dark/.test(rule.media.mediaText);
}

// The shop has the colour scheme of the page around it. Many pages have only a light one.
/** Sets the shop's colour scheme independently of the system's. Call it once. */
export function setColours(dark: boolean): void {
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
  for (const sheet of document.styleSheets) setIn(sheet.cssRules, dark);
}

function setIn(rules: CSSRuleList, dark: boolean) {
  for (const rule of rules) {
    if (isAboutDark(rule)) rule.media.mediaText = dark ? 'all' : 'not all';
    else if (rule instanceof CSSGroupingRule) setIn(rule.cssRules, dark);
  }
}

function isAboutDark(rule: CSSRule): rule is CSSMediaRule {
  return rule instanceof CSSMediaRule && /prefers-color-scheme:\s*dark/.test(rule.media.mediaText);
}

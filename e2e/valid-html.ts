// Whether a page is valid HTML: all that html-validate recommends, but for matters of taste that React decides.
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React spells attributes, empty elements and switched-on attributes its own way; HTML takes either.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    // React's ids begin with a line; ids of fields name what they hold, with dots.
    'valid-id': ['error', { relaxed: true }],
    // Boxes of one question have one name, as the specification of forms has it.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
    // A `<progress>` cannot be a line across the page that nobody waits to be filled.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    // Where a heading names the group already (`readPage` sees to it that there is a name).
    'wcag/h71': 'off',
    // The menu is there twice, as a line and as a sheet; one of them is shown.
    'unique-landmark': 'off',
    'doctype-style': ['error', { style: 'lowercase' }],
    // Names of works are as long as they are.
    'long-title': 'off',
    // A style sheet keeps telephone numbers on one line.
    'tel-non-breaking': 'off',
  },
};

const pages = new HtmlValidate(new StaticConfigLoader(config));
// Mail programs know no style sheets, and of tables what was usual long ago.
const IN_MAILS = {
  'no-inline-style': 'off',
  'no-deprecated-attr': 'off',
  'presentation-role-style': 'off',
} as const;
const mails = new HtmlValidate(
  new StaticConfigLoader({ ...config, rules: { ...config.rules, ...IN_MAILS } }),
);

// Browsers write an attribute without a value as one with an empty value.
const parts = new HtmlValidate(
  new StaticConfigLoader({ ...config, rules: { ...config.rules, 'attribute-empty-style': 'off' } }),
);

async function problemsOf(validator: HtmlValidate, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector, line }) => `${ruleId}: ${message} (${selector ?? line})`),
  );
}

/** What is wrong with a page, one line each. */
export function htmlProblems(html: string): Promise<string[]> {
  return problemsOf(pages, html);
}

/** What is wrong with a part of a page as a browser writes it, one line each. */
export function partProblems(html: string): Promise<string[]> {
  return problemsOf(parts, html);
}

/** What is wrong with a mail, one line each. */
export function mailProblems(html: string): Promise<string[]> {
  return problemsOf(mails, html);
}

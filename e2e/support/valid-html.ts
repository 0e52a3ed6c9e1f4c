// Checks that a page is valid HTML: all rules that html-validate recommends, except for spellings that React decides.
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React has its own spelling of attributes, empty elements and boolean attributes. HTML allows both.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    // React's ids begin with an underscore. Ids of fields contain dots.
    'valid-id': ['error', { relaxed: true }],
    // The boxes of one question share a name, as HTML intends.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
    // `<progress>` cannot be styled as a line across the page without an end.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    // A heading may name the group instead. `readPage` checks that each group has a name.
    'wcag/h71': 'off',
    // The page contains the menu twice, as a line and as a sheet, and shows one of them.
    'unique-landmark': 'off',
    'doctype-style': ['error', { style: 'lowercase' }],
    // Names of exhibitions may be long.
    'long-title': 'off',
    // The style sheet keeps telephone numbers on one line.
    'tel-non-breaking': 'off',
  },
};

const pages = new HtmlValidate(new StaticConfigLoader(config));
// Mail programs ignore style sheets and need old-fashioned tables.
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

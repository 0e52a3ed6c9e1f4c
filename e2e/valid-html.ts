// Whether a page is valid HTML: all that html-validate recommends, but for matters of taste that React decides.
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
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
  }),
);

/** What is wrong with it, one line each. */
export const htmlProblems = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector, line }) => `${ruleId}: ${message} (${selector ?? line})`),
  );
};

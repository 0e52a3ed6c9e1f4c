// A museum writes its texts in as many languages as it likes, but always in its default language. An import fills the
// others with that one, so that code that reads a text later need not know the museum's default.
import type { TSchema } from 'typebox';
import { LANGUAGES, type Language, type LocalizedText } from '../../domain/language.ts';
import { TEXT_TITLE } from './museum-fields.ts';
import type { Path, ReadFile, Report } from './yaml-file.ts';

/**
 * The file with every text in every language; a text without the default language is reported.
 * Texts inside a union of the schema are not found.
 */
export function fillTexts<Value>(
  schema: TSchema,
  file: ReadFile<Value>,
  defaultLanguage: Language,
): ReadFile<Value> {
  const fill = filler(defaultLanguage, file.report);
  return { ...file, value: fill(schema, file.value, []) as Value };
}

type Shape = TSchema & {
  readonly title?: string;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly patternProperties?: Readonly<Record<string, TSchema>>;
  readonly items?: TSchema;
};

function filler(defaultLanguage: Language, report: Report) {
  const fillText = (text: LocalizedText, path: Path): LocalizedText => {
    const inDefault = text[defaultLanguage];
    if (inDefault === undefined) report(path, `is missing ${defaultLanguage}`);
    // `inLanguage` takes the first language that a text has: where that is the default, nothing needs to be filled in.
    if (LANGUAGES.find((language) => text[language] !== undefined) === defaultLanguage) return text;
    return Object.fromEntries(LANGUAGES.map((language) => [language, text[language] ?? inDefault]));
  };
  const fill = (schema: Shape, value: unknown, path: Path): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (schema.title === TEXT_TITLE) return fillText(value, path);
    const { items } = schema;
    if (Array.isArray(value))
      return items ? value.map((item, index) => fill(items, item, [...path, index])) : value;
    const [others] = Object.values(schema.patternProperties ?? {});
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => {
        const field = schema.properties?.[key] ?? others;
        return [key, field ? fill(field, part, [...path, key]) : part];
      }),
    );
  };
  return fill;
}

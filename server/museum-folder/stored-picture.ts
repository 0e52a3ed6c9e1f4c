// A picture of the museum as the database keeps it beside what it shows, and as it travels.
import { inLanguage, type Language, type LocalizedText } from '../../domain/language.ts';
import type { Picture } from '../../domain/tickets/event.ts';

/** `src` holds `{width}`. */
export type StoredPicture = {
  readonly src: string;
  /** Pixels. */
  readonly widths: readonly number[];
  readonly alt: LocalizedText;
  /** width / height */
  readonly ratio: number;
};

/** A picture with its words in a language. */
export function toPicture({ widths, alt, ...picture }: StoredPicture, language: Language): Picture {
  return {
    ...picture,
    widths: [...widths],
    alt: inLanguage(alt, language),
  };
}

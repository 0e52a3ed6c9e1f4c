// A picture of the museum as the database stores it, and as the API sends it.
import { inLanguage, type Language, type LocalizedText } from '../../domain/language.ts';
import type { Picture } from '../../domain/tickets/event.ts';

/** `src` contains the placeholder `{width}`. */
export type StoredPicture = {
  readonly src: string;
  /** Pixels. */
  readonly widths: readonly number[];
  readonly alt: LocalizedText;
  /** width / height */
  readonly ratio: number;
  /** What stays in view where it is cropped, in percent from the left and from the top; without it, the middle. */
  readonly focus?: { readonly x: number; readonly y: number } | undefined;
};

/** The picture as the API sends it, with its alternative text in one language. */
export function toPicture({ widths, alt, ...picture }: StoredPicture, language: Language): Picture {
  return {
    ...picture,
    widths: [...widths],
    alt: inLanguage(alt, language),
  };
}

// What a page carries beside its HTML, as `<script type="application/json" id="foyer-data">`: nothing executable, so
// that `script-src 'self'` holds and the page can be cached anywhere.
import type { HydrationState } from 'react-router';
import type { Language } from '../../domain/language.ts';

export type PageData = {
  readonly language: Language;
  readonly apiBase: string;
  /** Address of the compiled wording of this language. */
  readonly wording: string;
  readonly hydration: Pick<HydrationState, 'loaderData' | 'errors'>;
};

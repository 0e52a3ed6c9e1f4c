// What the visitor has said of the museum's tags (ADR 025), for this session as spec 4 has it. It holds for the
// tags that were asked about: others are asked about again.
import type { Tags } from '../../../domain/site/site.ts';
import { sessionValue } from '../../ground/session-value.ts';

export type Choice = 'accepted' | 'rejected';

type Kept = { readonly choice: Choice; readonly tags: string };

const kept = sessionValue<Kept | undefined>('consent', undefined, (stored) => {
  const { choice, tags } = (stored ?? {}) as Partial<Kept>;
  return (choice === 'accepted' || choice === 'rejected') && typeof tags === 'string'
    ? { choice, tags }
    : undefined;
});
const cookiesAccepted = sessionValue('cookiesAccepted', false, (stored) => stored === true);

/** In a component; undefined while nothing has been said. */
export function useChoice(tags: Tags): Choice | undefined {
  const said = kept.use();
  return said?.tags === nameOf(tags) ? said.choice : undefined;
}

function nameOf(tags: Tags): string {
  return Object.values(tags).toSorted().join(' ');
}

export function keepChoice(choice: Choice, tags: Tags): void {
  kept.set({ choice, tags: nameOf(tags) });
  cookiesAccepted.set(choice === 'accepted');
}

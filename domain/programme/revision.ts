// A revision is the museum's whole folder at one moment: who made it, when and why (operations 7). Here stands what can become
// of it, and nothing sets a state past this table. What was published stays as it was: to go back to it is a new revision.

export const REVISION_STATES = ['draft', 'scheduled', 'published', 'replaced', 'discarded'] as const;
export type RevisionState = (typeof REVISION_STATES)[number];

const NEXT: Readonly<Record<RevisionState, readonly RevisionState[]>> = {
  draft: ['scheduled', 'published', 'discarded'],
  scheduled: ['draft', 'published'],
  published: ['replaced'],
  replaced: [],
  discarded: [],
};

/** Whether a revision may come into a state. */
export function mayBecome(from: RevisionState, to: RevisionState): boolean {
  return NEXT[from].includes(to);
}

/** The states from which a revision may come into this one. */
export function statesBefore(to: RevisionState): RevisionState[] {
  return REVISION_STATES.filter((from) => mayBecome(from, to));
}

/** Why a draft was not published at the time that was set for it: its check found mistakes, or both had changed the same files. */
export const MISSED_REASONS = ['wrong', 'outdated'] as const;
export type MissedReason = (typeof MISSED_REASONS)[number];

/** Its files can be changed. */
export function isOpen(state: RevisionState): boolean {
  return state === 'draft';
}

/** What it was made from is no longer what visitors see: it must be brought up to date before it is published. */
export function isOutdated(
  { state, base }: { readonly state: RevisionState; readonly base: number | null },
  published: number | null,
): boolean {
  return (state === 'draft' || state === 'scheduled') && base !== published;
}

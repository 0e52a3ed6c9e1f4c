import type { Tone } from '../notice.tsx';

export type Toast = {
  readonly id: number;
  readonly text: string;
  readonly tone: Tone;
  /** In milliseconds. */
  readonly duration: number;
  /** What can be done about it; it closes the message. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
};

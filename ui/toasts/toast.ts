import type { Tone } from '../notice.tsx';

export type Toast = {
  readonly id: number;
  readonly text: string;
  readonly tone: Tone;
  /** In milliseconds. */
  readonly duration: number;
};

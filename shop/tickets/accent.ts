import type { CSSProperties } from 'react';
import type { Event } from '../../domain/tickets/event.ts';

/** The exhibition's own accent for an element of the class `accented`. */
export const accentOf = ({ accent }: Event): CSSProperties =>
  ({ '--accent-light': accent.light, '--accent-dark': accent.dark }) as CSSProperties;

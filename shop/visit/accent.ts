import type { CSSProperties } from 'react';

type Accented = { readonly accent: { readonly light: string; readonly dark: string } };

/** The offer's own accent for an element of the class `accented`. */
export const accentOf = ({ accent }: Accented): CSSProperties =>
  ({ '--accent-light': accent.light, '--accent-dark': accent.dark }) as CSSProperties;

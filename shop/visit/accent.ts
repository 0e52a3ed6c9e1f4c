import type { CSSProperties } from 'react';

type Accented = { readonly accent: { readonly light: string; readonly dark: string } };

/** The offer's own accent for an element of the class `accented`. */
export function accentOf({ accent }: Accented): CSSProperties {
  return { '--accent-light': accent.light, '--accent-dark': accent.dark } as CSSProperties;
}

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

/** Class names that a button and a link share when they look alike. */
export function buttonClass(variant: ButtonVariant = 'primary', busy = false, more = ''): string {
  return `button button-${variant}${busy ? ' button-busy' : ''}${more ? ` ${more}` : ''}`;
}

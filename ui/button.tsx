import './button.css';
import type { ButtonHTMLAttributes } from 'react';
import { type ButtonVariant, buttonClass } from './button-class.ts';

type Props = { variant?: ButtonVariant; busy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>;

/** A busy button keeps its width and its focus, and does nothing when pressed. */
export function Button({
  variant,
  busy = false,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={buttonClass(variant, busy, className)}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      <span className="button-label">{children}</span>
    </button>
  );
}

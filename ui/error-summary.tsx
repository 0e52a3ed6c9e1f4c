import './error-summary.css';
import { type MouseEvent, useEffect, useRef } from 'react';

type Props = { title: string; errors: readonly { field: string; message: string }[] };

/** The errors of a form, at its top. Takes the focus when it appears. Give it a new `key` for each submit. */
export function ErrorSummary(props: Props) {
  return props.errors.length > 0 ? <Summary {...props} /> : null;
}

function Summary({ title, errors }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <h2>{title}</h2>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <a href={`#field-${field}`} onClick={(event) => goTo(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function goTo(event: MouseEvent, field: string) {
  const control = document.getElementById(`field-${field}`);
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  (control.closest('.field, fieldset') ?? control).scrollIntoView({ block: 'center' });
}

/** `instant` for visitors who want little motion. */
function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** Brings a step into view and the focus to its first control. @param id of the step's element */
export function goToStep(id: string): void {
  const step = document.getElementById(id);
  step?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
  const control =
    // Not the number itself: on a phone it would open the keyboard over what it belongs to.
    step?.querySelector<HTMLElement>('.stepper-button:last-of-type:not(:disabled)') ??
    step?.querySelector<HTMLElement>('button[tabindex="0"], input:checked, input:not(:disabled)');
  control?.focus({ preventScroll: true });
}

/** Scrolls to a control and focuses it. @param name of its field */
export function goToField(name: string): void {
  const control = document.getElementById(`field-${name}`);
  control?.scrollIntoView({ block: 'center', behavior: scrollBehavior() });
  control?.focus({ preventScroll: true });
}

// Keeps what a visitor presses and types in the page that the server rendered until React answers for it. Links and menus
// need no keeping: the browser follows and opens them by itself.
import type { TakenOver } from './taken-over.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const inShop = (target: EventTarget | null, selector: string): HTMLElement | null | undefined =>
  target instanceof Element ? target.closest<HTMLElement>(`#foyer ${selector}`) : undefined;

const isBox = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** As the server rendered it. */
const valueAtFirst = (field: Field): string => {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? '';
};

/** Past React, which remembers what is set by `field.value = …` and takes an event that brings the same for an echo. */
const setValue = (field: Field, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);

/** What tells React of a field that the visitor has changed; undefined where none has. */
const changeOf = (field: Field): (() => void) | undefined => {
  if (isBox(field)) {
    if (field.checked === field.defaultChecked) return undefined;
    return () => {
      field.checked = field.defaultChecked;
      field.click();
    };
  }
  const { value } = field;
  const atFirst = valueAtFirst(field);
  if (value === atFirst) return undefined;
  return () => {
    field.value = atFirst;
    setValue(field, value);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  };
};

/** @param onPress is told at once: somebody waits */
export const keepInput = (onPress: () => void): void => {
  let press = () => {};

  const keep = (event: Event) => {
    const isSubmit = event.type === 'submit';
    const pressed = inShop(event.target, isSubmit ? 'form' : 'button:not([popovertarget])');
    if (!pressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    press = () => (pressed instanceof HTMLFormElement ? pressed.requestSubmit() : pressed.click());
    onPress();
  };

  const bringBack = async () => {
    document.removeEventListener('click', keep, true);
    document.removeEventListener('submit', keep, true);
    const fields = document.querySelectorAll<Field>('#foyer :is(input, select, textarea)');
    for (const change of [...fields].flatMap((field) => changeOf(field) ?? [])) {
      change();
      // React draws what it was told before it is told more: a form's next state is made of its last.
      await Promise.resolve();
    }
    press();
  };

  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keep, true);
  document.addEventListener('foyer:taken' satisfies TakenOver, bringBack, { once: true });
};

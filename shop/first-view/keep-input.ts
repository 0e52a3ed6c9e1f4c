// Keeps what a visitor presses and types in the page that the server rendered until React answers for it. Links and menus
// need no keeping: the browser follows and opens them by itself.
import type { TakeOver } from './take-over.ts';

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

/** Past React, which remembers what is set by `field.value = …` and would take the event for an echo of it. */
const setValue = (field: Field, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);

/** Gives a field back what the server rendered, for React to find. @returns what brings the visitor's own again */
const putBack = (field: Field): (() => void) | undefined => {
  if (isBox(field)) {
    const { checked } = field;
    if (checked === field.defaultChecked) return undefined;
    field.checked = field.defaultChecked;
    return () => field.checked !== checked && field.click();
  }
  const { value } = field;
  const atFirst = valueAtFirst(field);
  if (value === atFirst) return undefined;
  field.value = atFirst;
  return () => {
    setValue(field, value);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  };
};

const onTakeOver = (what: TakeOver, act: () => void) => document.addEventListener(what, act, { once: true });

/** @param onPress is told at once: somebody waits */
export const keepInput = (onPress: () => void): void => {
  let press = () => {};
  let bringBack: (() => void)[] = [];

  const keep = (event: Event) => {
    const isSubmit = event.type === 'submit';
    const pressed = inShop(event.target, isSubmit ? 'form' : 'button:not([popovertarget])');
    if (!pressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    press = () => (pressed instanceof HTMLFormElement ? pressed.requestSubmit() : pressed.click());
    onPress();
  };

  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keep, true);
  onTakeOver('foyer:taking', () => {
    const fields = document.querySelectorAll<Field>('#foyer :is(input, select, textarea)');
    bringBack = [...fields].flatMap((field) => putBack(field) ?? []);
  });
  onTakeOver('foyer:taken', async () => {
    document.removeEventListener('click', keep, true);
    document.removeEventListener('submit', keep, true);
    for (const bring of bringBack) {
      bring();
      // React draws what it was told before it is told more: a form's state is made of its state.
      await Promise.resolve();
    }
    press();
  });
};

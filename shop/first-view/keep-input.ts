// Records clicks and input on the rendered page until React has hydrated it, and then replays them. Links and menus need no
// replay, because the browser handles them.
import type { HydratedEvent } from './hydrated-event.ts';

const EVENTS = ['click', 'submit'];
/** What a page draws again when it learns who is there. */
const SETTLING_MS = 50;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * @param onPress is called at each click, because the visitor now waits for the shop
 * @returns lets go of clicks and input where the shop does not come: what needs no script works then
 */
export function keepInput(onPress: () => void): () => void {
  let pressed: HTMLElement | undefined;

  const keep = (event: Event) => {
    const kind = event.type === 'submit' ? 'form' : 'button:not([popovertarget])';
    const found = (event.target as Element).closest<HTMLElement>(`#foyer ${kind}`);
    if (!found) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = found;
    onPress();
  };

  const stop = () => {
    for (const type of EVENTS) document.removeEventListener(type, keep, true);
  };

  const letGo = () => {
    stop();
    const form = pressed instanceof HTMLButtonElement ? pressed.form : pressed;
    if (form instanceof HTMLFormElement && form.method === 'get') form.requestSubmit();
    pressed = undefined;
  };

  const bringBack = async () => {
    // Nothing is left to be asked for.
    document.querySelector('#foyer-shop')?.remove();
    const fields = document.querySelectorAll<Field>('#foyer :is(input, select, textarea)');
    const changes = [...fields].map((field) => [field, changeOf(field)] as const);
    await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
    stop();
    for (const [field, change] of changes) {
      const now = change && inPlaceOf(field);
      if (now) change(now);
      // React must render each change before the next one, because a form's next state is made of its last.
      await Promise.resolve();
    }
    const now = pressed && inPlaceOf(pressed);
    if (now instanceof HTMLFormElement) now.requestSubmit();
    else now?.click();
  };

  for (const type of EVENTS) document.addEventListener(type, keep, true);
  document.addEventListener('foyer:hydrated' satisfies HydratedEvent, bringBack);
  return letGo;
}

/** The event that tells React about a changed field; undefined if the field is unchanged. */
function changeOf(field: Field): ((now: Field) => void) | undefined {
  if (isBox(field)) {
    const { checked } = field;
    // In a radio group only the chosen one counts.
    return checked === field.defaultChecked || (field.type === 'radio' && !checked)
      ? undefined
      : (now) => {
          (now as HTMLInputElement).checked = !checked;
          now.click();
        };
  }
  const { value } = field;
  return value === valueAtFirst(field)
    ? undefined
    : (now) => {
        // The visitor may have typed more in the meantime.
        const typed = now.value.startsWith(value) ? now.value : value;
        now.value = valueAtFirst(now);
        setValue(now, typed);
        now.dispatchEvent(
          new Event(now instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
        );
      };
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** The value in the rendered HTML. */
function valueAtFirst(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return (field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0])?.value ?? '';
}

/** Sets the value without React, which would ignore an event whose value it already knows. */
function setValue(field: Field, value: string) {
  return Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
}

/** The element, or the one that replaced it if hydration has rendered that part again. */
function inPlaceOf<Kind extends HTMLElement>(element: Kind): Kind | undefined {
  const traits = (one: Kind) => one.getAttribute('name') + one.textContent + one.getAttribute('value');
  if (element.isConnected) return element;
  return [...document.querySelectorAll<Kind>(`#foyer ${element.localName}`)].find(
    (one) => traits(one) === traits(element),
  );
}

// Accessibility checks that axe does not have (WCAG 2.2: 1.4.10, 1.4.12, 2.4.7, 2.4.11, 2.5.8). Each returns what is wrong,
// in words; an empty list means that nothing is.
import type { Page } from '@playwright/test';

/** Elements beyond the window's edge, cut-off elements and overlapping texts. Tables may scroll in their own box. */
export function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Only for screen readers: clipped to nothing. */
    const isHeardOnly = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isHeardOnly(element.parentElement));
    const shows = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !isHeardOnly(element) &&
      !element.closest('.cart-word, [popover], .toasts');
    const wrong: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page scrolls sideways');
    for (const element of document.body.querySelectorAll('*')) {
      if (!shows(element) || element.closest('table')) continue;
      const { left, right, width } = element.getBoundingClientRect();
      if (width > 1 && (left < -1 || right > innerWidth + 1))
        wrong.push(`beyond the edge: ${element.outerHTML.slice(0, 120)}`);
      const { overflowX, overflowY } = getComputedStyle(element);
      const cut =
        (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1);
      // A field scrolls what is typed into it.
      if (width > 1 && cut && !element.matches('.nav-slot, input'))
        wrong.push(`cut off: ${element.outerHTML.slice(0, 120)}`);
    }
    // The middle of each line of text. What is fixed to the window may cover what scrolls below it.
    const lines: { words: string; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      const words = text.textContent?.trim() ?? '';
      if (!parent || words === '' || parent.closest('script, style, option') || !shows(parent)) continue;
      let at: Element | null = parent;
      while (at && !/fixed|sticky/.test(getComputedStyle(at).position)) at = at.parentElement;
      if (at) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { x, y, width, height } of range.getClientRects())
        if (width > 2)
          lines.push({ words, box: new DOMRect(x + 1, y + height * 0.3, width - 2, height * 0.4) });
    }
    lines.forEach(({ words, box }, index) => {
      for (const other of lines.slice(index + 1))
        if (
          other.words !== words &&
          box.left < other.box.right &&
          other.box.left < box.right &&
          box.top < other.box.bottom &&
          other.box.top < box.bottom
        )
          wrong.push(`"${words.slice(0, 30)}" lies over "${other.words.slice(0, 30)}"`);
    });
    return wrong;
  });
}

/** Controls smaller than 24 × 24 px that are too close to others. Links within a sentence are excepted. */
export function tooSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 24;
    const targets = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('.visually-hidden, .skip, :disabled'),
      )
      .map((element) => {
        // Pressing the label presses the box.
        const pressed = element.matches('[type=radio], [type=checkbox]') ? element.closest('label') : null;
        return { element, box: (pressed ?? element).getBoundingClientRect() };
      })
      .filter(({ box }) => box.width > 0 && box.height > 0);
    const inSentence = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      let block = element.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      const rest = (block?.textContent ?? '').replace(element.textContent ?? '', '');
      return /\p{L}/u.test(rest);
    };
    const small = ({ width, height }: DOMRect) => width < LEAST || height < LEAST;
    return targets
      .filter(({ element, box }) => small(box) && !inSentence(element))
      .filter(({ element, box }) => {
        const x = box.x + box.width / 2;
        const y = box.y + box.height / 2;
        return targets.some(({ element: other, box: near }) => {
          if (other === element || other.contains(element) || element.contains(other)) return false;
          const sideways = Math.max(near.left - x, 0, x - near.right);
          const upwards = Math.max(near.top - y, 0, y - near.bottom);
          const apart = Math.hypot(near.x + near.width / 2 - x, near.y + near.height / 2 - y);
          return Math.hypot(sideways, upwards) < LEAST / 2 || (small(near) && apart < LEAST);
        });
      })
      .map(
        ({ element, box }) =>
          `${Math.round(box.width)} × ${Math.round(box.height)}: ${element.outerHTML.slice(0, 120)}`,
      );
  });
}

type Stop = { readonly name: string; readonly wrong: readonly string[] } | undefined;

/** Checks, in the browser, the control that has the focus: it is visible, and its ring has a contrast of at least 3:1. */
function currentTabStop(): Stop {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const label = focused.matches('[type=radio], [type=checkbox]') ? focused.closest('label') : null;
  // A link over several lines has a box for each line. The first one is checked.
  const [box = focused.getBoundingClientRect()] = (label ?? focused).getClientRects();
  const wrong: string[] = [];
  let seen = 0;
  for (const across of [0.1, 0.5, 0.9])
    for (const down of [0.1, 0.5, 0.9]) {
      const hit = document.elementFromPoint(box.x + box.width * across, box.y + box.height * down);
      if (hit && (focused.contains(hit) || hit.contains(focused) || label?.contains(hit))) seen += 1;
    }
  if (seen === 0) wrong.push('hidden');

  // The parts of a date field take the focus inside it, and have their own ring.
  if (!focused.matches(':focus')) return { name: focused.outerHTML.slice(0, 120), wrong };
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colour = (css: string): number[] => {
    if (!pen) return [];
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = css;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  const light = (rgb: number[]) => {
    const [r = 0, g = 0, b = 0] = rgb
      .slice(0, 3)
      .map((value) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const isRing = ({ opacity, outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
    opacity !== '0' && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  // A link that stands for its whole row has the ring around the row.
  const around = getComputedStyle(focused, '::after');
  let ringed: Element | null = focused;
  for (let up = 0; ringed && up < 3; up += 1, ringed = ringed.parentElement)
    if (isRing(getComputedStyle(ringed)) || (ringed === focused && isRing(around))) break;
  const own = ringed && getComputedStyle(ringed);
  const style = own && !isRing(own) && ringed === focused && isRing(around) ? around : own;
  if (!ringed || style?.outlineStyle === 'none')
    return { name: focused.outerHTML.slice(0, 120), wrong: [...wrong, 'no ring'] };
  const within =
    Number.parseFloat(style?.outlineOffset ?? '') <= -Number.parseFloat(style?.outlineWidth ?? '');
  let ground: Element | null = within ? ringed : ringed.parentElement;
  while (ground && colour(getComputedStyle(ground).backgroundColor)[3] !== 255) ground = ground.parentElement;
  const two = [style?.outlineColor ?? '', ground ? getComputedStyle(ground).backgroundColor : '#fff'];
  const [dark = 0, bright = 0] = two.map((css) => light(colour(css))).sort((a, b) => a - b);
  if ((bright + 0.05) / (dark + 0.05) < 3) wrong.push(`a ring of ${two.join(' on ')}`);
  return { name: focused.outerHTML.slice(0, 120), wrong };
}

/** What is wrong with how the control that has the focus shows it. */
export async function focusProblem(page: Page): Promise<string | undefined> {
  const stop = await page.evaluate(currentTabStop);
  if (!stop) return 'nothing has the focus';
  return stop.wrong.length > 0 ? `${stop.wrong.join(', ')}: ${stop.name}` : undefined;
}

/** Tabs through a page from its top and returns the controls whose focus is not visible. @param most stops, in case of a trap */
export async function focusProblems(page: Page, most = 120): Promise<string[]> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
  });
  // The browser reads the check once for all stops.
  const check = await page.evaluateHandle<{ stop: () => Stop }>(`({ stop: ${currentTabStop} })`);
  const unseen: string[] = [];
  let stops = 0;
  for (; stops < most; stops += 1) {
    // The key is held down: it repeats.
    await page.keyboard.down('Tab');
    const at = await check.evaluate(({ stop }) => stop());
    if (!at) break;
    unseen.push(...at.wrong.map((what) => `${what}: ${at.name}`));
  }
  await page.keyboard.up('Tab');
  await check.dispose();
  if (stops < 5 || stops === most) unseen.push(`${stops} stops`);
  return unseen;
}

/** Elements that still move although the visitor prefers reduced motion. */
export function movingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (times: string) =>
      Math.max(
        ...times.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)),
      );
    const found = new Set<string>();
    for (const element of document.querySelectorAll('*'))
      for (const part of ['', '::before', '::after']) {
        const style = getComputedStyle(element, part || null);
        const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class')}${part}`;
        if (style.transitionProperty !== 'none' && longest(style.transitionDuration) > 1) found.add(name);
        if (style.animationName !== 'none' && longest(style.animationDuration) > 1) found.add(name);
        if (style.scrollBehavior === 'smooth') found.add(`${name} scrolls`);
      }
    return [...found];
  });
}

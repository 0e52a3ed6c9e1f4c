// A part of a page that is loaded when it is first drawn. Without a connection it comes when there is one again: the page
// that waits for it, and what was typed there, stays (spec 8).
import { type ComponentType, lazy } from 'react';

const PAUSE_MS = 2000;

/** A component in a file of its own. @param load imports it; after six times in vain the page fails */
// biome-ignore lint/suspicious/noExplicitAny: as React's own `lazy`, which it stands for
export function later<Part extends ComponentType<any>>(load: () => Promise<{ default: Part }>) {
  return lazy(() => patiently(load));
}

async function patiently<Part>(load: () => Promise<Part>, tries = 5): Promise<Part> {
  try {
    return await load();
  } catch (problem) {
    if (tries === 0) throw problem;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    // Being offline is no try.
    return patiently(load, tries - Number(navigator.onLine));
  }
}

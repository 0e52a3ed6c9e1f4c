// A component that is loaded when it is first rendered. Without a connection it is loaded when there is one again, and the
// page and its input stay as they are (spec 8).
import { type ComponentType, lazy } from 'react';

const PAUSE_MS = 2000;

/** @param load imports the component; after six failed tries the page shows its error */
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
    // A try while offline does not count.
    return patiently(load, tries - Number(navigator.onLine));
  }
}

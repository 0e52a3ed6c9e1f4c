/** Leads to the first that matches, once the page shows what has just changed. */
export function focusSoon(selector: string): () => void {
  const timer = setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus());
  return () => clearTimeout(timer);
}

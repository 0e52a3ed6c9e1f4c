/** Opens papers beside the office and asks the browser to print them. Where it does not, they are there to be printed. */
export function printPapers(papers: readonly string[]): void {
  for (const href of papers) {
    const tab = window.open(href, '_blank');
    tab?.addEventListener('load', () => tab.print());
  }
}

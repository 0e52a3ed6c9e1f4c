// Which pages of a long list are linked: the first, the last, and those around the present one.

const AROUND = 2;

/** Page numbers in order; 0 stands for pages that are left out. */
export function pageNumbers(page: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  const shown = all.filter((one) => one === 1 || one === pages || Math.abs(one - page) <= AROUND);
  return shown.flatMap((one, index) => (index > 0 && one - (shown[index - 1] ?? 0) > 1 ? [0, one] : [one]));
}

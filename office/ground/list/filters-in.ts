/** The filters that stand in the address, as a list's call takes them; those without a value are left out. */
export function filtersIn<Filters extends object>(
  search: URLSearchParams,
  names: readonly (keyof Filters & string)[],
): Filters {
  const given = names.flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(given) as Filters;
}

import type { Import } from './imports.ts';

/** The packages that files load, by way of whatever they import, at the start or later. */
export function packagesLoadedBy(imports: readonly Import[], files: readonly string[]): string[] {
  const byFile = Map.groupBy(
    imports.filter(({ isType }) => !isType),
    ({ file }) => file,
  );
  const loaded = new Set(files);
  const packages = new Set<string>();
  // What is added while it is walked through comes, too.
  for (const file of loaded)
    for (const { target, isPackage } of byFile.get(file) ?? []) (isPackage ? packages : loaded).add(target);
  return [...packages];
}

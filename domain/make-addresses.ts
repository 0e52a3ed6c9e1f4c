// What the tables of addresses are made with: a function for each route of pages, and one for each file.

/** A route without a parameter takes none, one that ends in `?` may take one. */
type PathFunction<Pattern extends string, Path> = Pattern extends `${string}:${infer Name}`
  ? Name extends `${string}?`
    ? (value?: string) => Path
    : (value: string) => Path
  : () => Path;

export type PathFunctions<Routes extends Readonly<Record<string, string>>, Path> = {
  readonly [Name in keyof Routes]: PathFunction<Routes[Name], Path>;
};

/** @param before what every path begins with */
export function pathFunctions<Routes extends Readonly<Record<string, string>>, Path>(
  before: string,
  routes: Routes,
) {
  const functions = Object.entries(routes).map(([name, pattern]) => [
    name,
    (value?: string) => before + filledIn(pattern, () => value),
  ]);
  return Object.fromEntries(functions) as PathFunctions<Routes, Path>;
}

/** A part of the path whose value is missing is left out. */
export function filledIn(pattern: string, readValue: (name: string) => string | undefined): string {
  return pattern.replace(/\/:(\w+)\??/g, (_, name) => {
    const value = readValue(name);
    return value ? `/${encodeURIComponent(value)}` : '';
  });
}

/** With parameters in its address; those without a value are left out. */
export function withParameters(
  path: string,
  parameters: Readonly<Record<string, string | undefined>>,
): string {
  const search = Object.entries(parameters).flatMap(([name, value]) =>
    value ? `${name}=${encodeURIComponent(value)}` : [],
  );
  return search.length > 0 ? `${path}?${search.join('&')}` : path;
}

/** Makes the address of a file; `route` is how the server's router reads it. */
export type FilePath<Route extends string> = ((
  values: Readonly<Record<NamesIn<Route>, string>>,
) => string) & {
  readonly route: Route;
};
type NamesIn<Route extends string> = Route extends `${string}:${infer Rest}`
  ? NameAtStart<Rest> | NamesIn<Rest>
  : never;
type NameAtStart<Rest extends string> = Rest extends `${infer Name}/${string}`
  ? Name
  : Rest extends `${infer Name}.${string}`
    ? Name
    : Rest;

/** @param route as the server's router reads it: `/documents/:id/tickets.pdf` */
export function filePath<const Route extends string>(route: Route): FilePath<Route> {
  const path = (values: Readonly<Record<string, string>>) =>
    route.replace(/:(\w+)/g, (_, name) => encodeURIComponent(values[name] ?? ''));
  return Object.assign(path, { route });
}

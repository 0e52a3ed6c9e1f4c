import { useRouteLoaderData } from 'react-router';
import type { ShellData } from './shell-loader.ts';

/** The museum, its configuration and its links, on every page inside the shell. */
export function useShell(): ShellData {
  return useRouteLoaderData('shell') as ShellData;
}

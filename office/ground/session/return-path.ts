import { FOLDERS, type OfficePath, officePaths } from '../../../domain/addresses.ts';

/** Where somebody was before signing in: a page of this office, or else Today. An address elsewhere is none. */
export function returnPath(from: string | null): OfficePath {
  const isOwn = from?.startsWith(FOLDERS.office) && !from.includes('\\');
  const leadsBack = from?.startsWith(officePaths.signIn()) || from?.startsWith(officePaths.join());
  return isOwn && !leadsBack ? (from as OfficePath) : officePaths.today();
}

import { FOLDERS } from '../../../domain/addresses.ts';
import { type OfficePath, officePaths } from '../../../domain/office-addresses.ts';

/** Where somebody was before signing in: a page of this office, or else Today. An address elsewhere is none. */
export function returnPath(from: string | null): OfficePath {
  const isOwn = from?.startsWith(FOLDERS.office) && !from.includes('\\');
  const { signIn, join, directory, forgotten, newPassword, noReportMail } = officePaths;
  const doors = [signIn(), join(), directory(), forgotten(), newPassword(), noReportMail()];
  const leadsBack = doors.some((door) => from?.startsWith(door));
  return isOwn && !leadsBack ? (from as OfficePath) : officePaths.today();
}

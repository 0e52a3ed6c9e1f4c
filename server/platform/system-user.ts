import { userInfo } from 'node:os';

/** Who runs this process, as the system knows them: by number where it has no name, as in many containers. */
export function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

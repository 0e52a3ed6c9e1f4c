// What `npm run staff` is asked for at the command line.
import { parseArgs } from 'node:util';
import type { OfficeLanguage } from '../../../domain/staff/office-language.ts';

export type StaffTask =
  | {
      readonly do: 'invite';
      readonly name: string;
      readonly email: string;
      readonly roles: readonly string[];
      readonly houses: readonly string[];
      readonly language: OfficeLanguage;
    }
  | { readonly do: 'list' }
  | { readonly do: 'end'; readonly email: string }
  | {
      readonly do: 'roles';
      readonly email: string;
      readonly roles: readonly string[];
      /** Undefined: as before. */
      readonly houses: readonly string[] | undefined;
    };

const USAGE = [
  "Usage: npm run staff -- invite 'NAME' EMAIL ROLE…     prints a link that works once, for 24 hours",
  '       npm run staff -- list                          who they are, and which roles they have',
  '       npm run staff -- roles EMAIL ROLE…             the roles from now on',
  '       npm run staff -- end EMAIL                     somebody has left',
  '',
  'Options: --house ID           where the role `door` lets visitors in; may be given more than once',
  '         --language en        of the office and its mails; otherwise German',
].join('\n');

/** The task, or what to print instead. */
export function staffArguments(args: readonly string[]): StaffTask | string {
  const parsed = parsedArguments(args);
  if (!parsed) return USAGE;
  const [verb, ...rest] = parsed.positionals;
  const { house: houses, language = 'de' } = parsed.values;
  if (language !== 'de' && language !== 'en') return USAGE;
  const [first = '', second = ''] = rest;
  if (verb === 'list' && rest.length === 0) return { do: 'list' };
  if (verb === 'end' && rest.length === 1) return { do: 'end', email: first };
  if (verb === 'roles' && rest.length > 1) return { do: 'roles', email: first, roles: rest.slice(1), houses };
  if (verb === 'invite' && rest.length > 2 && !second.includes('@'))
    return `"${second}" is no mail address. A name of several words is written in quotes: "Ada Lovelace".\n${USAGE}`;
  if (verb === 'invite' && rest.length > 2 && first.trim() !== '')
    return { do: 'invite', name: first, email: second, roles: rest.slice(2), houses: houses ?? [], language };
  return USAGE;
}

function parsedArguments(args: readonly string[]) {
  const options = { house: { type: 'string', multiple: true }, language: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch {
    return undefined;
  }
}

import { type OfficePath, officePaths } from '../../domain/office-addresses.ts';
import { LOGO_FILES } from '../../domain/programme/compare-things.ts';

const FOLDERS: Readonly<Record<string, string>> = {
  tours: 'tour',
  articles: 'article',
  vouchers: 'voucher',
  pages: 'page',
};
/** Each holds several things, of which its list says which are wrong, or one. */
const SINGLE: Readonly<Record<string, (number: string) => OfficePath>> = {
  'museum.yaml': (number) => officePaths.draftThings(`${number}.settings`),
  'voucher-codes.yaml': (number) => officePaths.draftThings(`${number}.code`),
  'shipping.yaml': (number) => officePaths.draftThing(`${number}.shipping.parcels`),
};

/** The form in which a file of a draft is put right; undefined where there is none, as for a picture that nothing names. */
export function formOfFile(number: number, file: string): OfficePath | undefined {
  const draft = String(number);
  const single = SINGLE[file];
  if (single) return single(draft);
  if (LOGO_FILES.test(file)) return officePaths.draftThing(`${draft}.logo.logo`);
  const [, folder = '', id = ''] = /^([a-z]+)\/(.+?)(?:\.[a-z]{2})?\.(?:ya?ml|md)$/.exec(file) ?? [];
  if (folder === 'events') return officePaths.draftEvent(`${draft}.${id}`);
  const kind = FOLDERS[folder];
  return kind === undefined ? undefined : officePaths.draftThing(`${draft}.${kind}.${id}`);
}

import type { LocalizedText } from '../../domain/language.ts';
import type { TriesShop } from '../credentials/tries/limit-tries.ts';
import type { DirectoryConfig } from '../platform/directory-config.ts';

/** What the office's people need of the museum's settings. */
export type StaffSettings = {
  readonly name: string;
  readonly venues: readonly { readonly id: string; readonly name: LocalizedText }[];
};

/** What people, sessions and permissions need of a shop. */
export type StaffShop = TriesShop & {
  /** `publicUrl`: the origin that staff sees. `directory`: where they sign in, if the museum has one. */
  readonly config: { readonly publicUrl: string; readonly directory: DirectoryConfig | undefined };
  readonly museum: { readonly settings: StaffSettings };
};

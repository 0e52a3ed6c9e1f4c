// An annual pass at the desk (operations 2): which, and for whom. It is made out to its owner and printed; passes that are sent by
// post are sold in the shop.
import type { Article } from '../merchandise/article.ts';
import { toMerchandiseLine } from '../merchandise/make-merchandise-line.ts';
import type { MerchandiseLine } from '../merchandise/merchandise-line.ts';
import { noOwner } from '../passes/no-owner.ts';
import { ownerProblems } from '../passes/owners.ts';

/** `owner` as it is typed. */
export type DeskPass = { readonly passId: string; readonly owner: string };

/** The chosen pass, at first the first one that can be had. */
export function choosePass(passes: readonly Article[], before?: DeskPass): DeskPass | undefined {
  if (before && passes.some(({ id }) => id === before.passId)) return before;
  const first = passes.find(isLeft) ?? passes[0];
  return first && { passId: first.id, owner: before?.owner ?? '' };
}

export function isLeft({ stock }: Pick<Article, 'stock'>): boolean {
  return stock.available !== 0;
}

/** The pass as a line of the sale; undefined while its owner is not named. */
export function deskPassLine(passes: readonly Article[], choice: DeskPass): MerchandiseLine | undefined {
  const article = passes.find(({ id }) => id === choice.passId);
  const owner = { ...noOwner(''), name: choice.owner };
  const isNamed = Object.keys(ownerProblems([owner], {})).length === 0;
  return article && isNamed ? toMerchandiseLine(article, 1, [owner]) : undefined;
}

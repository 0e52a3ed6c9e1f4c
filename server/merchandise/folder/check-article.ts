// Whether an article or an annual pass makes sense beyond its shape: what it names exists, what is sent can be sent, and whoever
// answers for it can be written to.
import { emailProblem } from '../../../domain/customers/registration.ts';
import { checkUnique } from '../../museum-folder/check-rules.ts';
import type { ReadFile } from '../../museum-folder/yaml-file.ts';
import type { EventFile } from '../../tickets/folder/event-file.ts';
import type { ArticleFields, ArticleFile } from './article-file.ts';

/**
 * Reports everything that is wrong with it, except its pictures and what it shares with other articles.
 * @param events undefined where not all of them could be read
 * @param heaviest the heaviest parcel that is sent in grams, 0 for none; undefined where that is not known
 */
export function checkArticle(
  file: ReadFile<ArticleFile>,
  museum: ArticleFields,
  events: readonly EventFile[] | undefined,
  heaviest: number | undefined,
): void {
  checkCategories(file, museum);
  checkEvents(file, events);
  checkPass(file);
  checkWeight(file, heaviest);
  checkContacts(file);
}

function checkCategories({ value: article, report }: ReadFile<ArticleFile>, museum: ArticleFields): void {
  article.categories.forEach((category, index) => {
    if (!museum.article_categories?.some(({ id }) => id === category))
      report(['categories', index], `there is no article category "${category}"`);
  });
  checkUnique(article.categories, (index) => ['categories', index], report);
}

function checkEvents(
  { value: { goes_with = [] }, report }: ReadFile<ArticleFile>,
  events: readonly EventFile[] | undefined,
): void {
  goes_with.forEach((event, index) => {
    if (events && !events.some(({ id }) => id === event))
      report(['goes_with', index], `there is no event "${event}"`);
  });
  checkUnique(goes_with, (index) => ['goes_with', index], report);
}

function checkPass({ value: article, report }: ReadFile<ArticleFile>): void {
  if (!article.pass) return;
  if (article.weight_g > 0) report(['weight_g'], 'must be 0 for a pass: it comes by mail or at the desk');
  if (article.categories.length > 0) report(['categories'], 'must be empty for a pass');
}

function checkWeight(
  { value: { weight_g }, report }: ReadFile<ArticleFile>,
  heaviest: number | undefined,
): void {
  if (weight_g === 0 || heaviest === undefined) return;
  if (heaviest === 0)
    report(['weight_g'], 'means that it is sent by post, and no shipping.yaml says what that costs');
  else if (weight_g > heaviest)
    report(['weight_g'], `is above the heaviest parcel of shipping.yaml, ${heaviest}`);
}

function checkContacts({ value: article, report }: ReadFile<ArticleFile>): void {
  for (const who of ['maker', 'responsible'] as const) {
    const email = article[who]?.email;
    if (email !== undefined && emailProblem(email)) report([who, 'email'], `"${email}" is no mail address`);
  }
}

// `articles/*.yaml`: merchandise and annual passes.
import { checkIds, checkUnique } from '../../museum-folder/check-rules.ts';
import type { FolderFormat } from '../../museum-folder/folder-format.ts';
import { heaviestParcel } from '../../shipping/folder/shipping-format.ts';
import { eventsFormat } from '../../tickets/folder/events-format.ts';
import { changeArticles } from '../change-articles.ts';
import { ARTICLE_FIELDS, type ArticleFields, ArticleFile } from './article-file.ts';
import { articleOfFile } from './article-of-file.ts';
import { checkArticle } from './check-article.ts';
import { planStock } from './plan-stock.ts';

export const articlesFormat: FolderFormat<ArticleFile, ArticleFields> = {
  files: 'articles/*.yaml',
  schema: ArticleFile,
  fields: ARTICLE_FIELDS,
  checkFields({ value: { article_categories = [] }, report }) {
    checkUnique(
      article_categories.map(({ id }) => id),
      (index) => ['article_categories', index, 'id'],
      report,
    );
  },
  check(files, folder) {
    const events = folder.allOf(eventsFormat);
    const heaviest = heaviestParcel(folder);
    for (const file of files) checkArticle(file, folder.museum, events, heaviest);
    checkIds(files);
  },
  pictures: ({ images }) => images.map(({ file }, index) => ({ file, at: ['images', index, 'file'] })),
  pools: planStock,
  async write(sql, files, { museum, pictures }) {
    const articles = files.map(({ value }) => articleOfFile(value, value.images.map(pictures.stored)));
    const changed = await changeArticles(sql, articles, museum.article_categories ?? []);
    return { changes: { article: { count: articles.length, ...changed } } };
  },
};

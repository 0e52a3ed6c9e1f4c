// Merchandise and annual passes in the office's forms.
import type { FolderForm } from '../../museum-folder/folder-form.ts';
import { ArticleFile } from './article-file.ts';

export const articleForm: FolderForm = {
  schema: ArticleFile,
  sections: {
    what: ['name', 'subtitle', 'description', 'categories', 'goes_with'],
    prices: ['price', 'vat_value', 'stock', 'weight_g', 'withdrawal_days', 'pass'],
    pictures: ['images', 'sequence_no'],
    law: ['maker', 'responsible', 'warnings'],
  },
  choices: { categories: 'article_categories', goes_with: 'events' },
  initial: { vat_value: 19, weight_g: 0, withdrawal_days: 14 },
};

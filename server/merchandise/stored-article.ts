// The JSON of articles and their categories, to check it when it is read.
import { Type } from 'typebox';
import { SafetyContact } from '../../domain/merchandise/article.ts';
import { StoredPictureJson, StoredText } from '../museum-folder/stored-fields.ts';

export const StoredArticle = Type.Object({
  name: StoredText,
  subtitle: StoredText,
  description: StoredText,
  images: Type.Array(StoredPictureJson, { minItems: 1 }),
  maker: Type.Union([SafetyContact, Type.Null()]),
  responsible: Type.Union([SafetyContact, Type.Null()]),
  warnings: StoredText,
});

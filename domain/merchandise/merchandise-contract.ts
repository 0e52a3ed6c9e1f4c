// The calls about merchandise and annual passes (spec 7, spec decisions 2).
import { Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { Article } from './article.ts';

const Id = Type.String({ minLength: 1, maxLength: 64 });

export const merchandiseContract = {
  'GET merchandise/select': {
    summary:
      'Articles in their order; `product_kind=13` asks for annual passes, nothing for all that is no pass',
    permit: 'anyone',
    query: Type.Object({ product_kind: Type.Optional(Type.String({ pattern: '^\\d{1,4}$' })) }),
    answer: Type.Array(Article),
    refusals: ['NOT_FOUND', 'REQUEST_MALFORMED'],
  },
  'GET merchandise': {
    summary: 'One article or annual pass',
    permit: 'anyone',
    query: Type.Object({ article: Id }),
    answer: Article,
    refusals: ['NOT_FOUND', 'REQUEST_MALFORMED'],
  },
  'GET merchandise/attr': {
    summary: 'The categories of what is no pass',
    permit: 'anyone',
    answer: Type.Object({ category: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })) }),
    refusals: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;

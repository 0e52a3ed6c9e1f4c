import type { Article } from '../../domain/merchandise/article.ts';
import type { Call } from '../../ui/call/call.ts';
import { notFound } from '../ground/shop-context.ts';

/** The article of an address. Any refusal of the call means that it is not found (spec 8). */
export async function findArticle(call: Call, id = ''): Promise<Article> {
  try {
    return await call('GET merchandise', { query: { article: id } });
  } catch (problem) {
    throw isRefused(problem) ? notFound() : problem;
  }
}

/** Whether a call was answered, but not with 200. */
function isRefused(problem: unknown): boolean {
  return typeof problem === 'object' && problem !== null && 'status' in problem && Number(problem.status) > 0;
}

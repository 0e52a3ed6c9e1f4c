import type { FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '../../domain/language.ts';

/** The browser's first language that the shop speaks, where no address names one. */
export function acceptedLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language | undefined {
  return (headers['accept-language'] ?? '')
    .split(',')
    .map((range) => range.trim().slice(0, 2).toLowerCase())
    .find(isLanguage);
}

import fastify from 'fastify';
import { expect, it } from 'vitest';
import { guaranteeCodePath } from '../../../domain/addresses.ts';
import { LANGUAGES } from '../../../domain/language.ts';
import { guaranteePage } from '../../../domain/merchandise/guarantee-page.ts';
import { guaranteeCode } from './guarantee-code.ts';
import { qrSvg } from './qr-svg.ts';

it('draws for each language the code of the page that the link leads to', async () => {
  const app = fastify();
  await app.register(guaranteeCode);
  for (const language of LANGUAGES) {
    const answer = await app.inject(guaranteeCodePath({ language }));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.body).toBe(qrSvg(guaranteePage(language)));
  }
  expect((await app.inject('/documents/guarantee/xx.svg')).statusCode).toBe(404);
  expect(guaranteePage('sv')).toBe('https://europa.eu/youreurope/reklamationsr%C3%A4tt');
  await app.close();
});

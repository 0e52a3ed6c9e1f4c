// The form of groups for browsers without scripts: the page that follows it is made for one visitor, with what was typed and
// what is wrong with it, or with the number of the request.
import type { FastifyRequest } from 'fastify';
import { plainRequestPath, shopPaths, withSearch } from '../../domain/addresses.ts';
import { REQUEST_FIELDS } from '../../domain/group-requests/group-request.ts';
import type { VisitorPage } from './visitor-page.ts';

const QUESTION = 'question-';

/** @param config of its route: limited as the call is */
export function plainRequestPage(config: VisitorPage['config']): VisitorPage {
  return {
    route: plainRequestPath.route,
    form: true,
    config,
    pathOf: (request) => withSearch(shopPaths.groups(), { kind: typedIn(request).kind }),
    async visitorOf(call, request) {
      const body = typedIn(request);
      try {
        const { number, mailed } = (await call('POST group-request', { body })) as {
          number: number;
          mailed: boolean;
        };
        return { groupRequest: { sent: { number, mailed, email: body.email } } };
      } catch (problem) {
        const { errors = undefined } = refusalOf(problem) ?? {};
        if (!errors) throw problem;
        return { groupRequest: { values: body, errors } };
      }
    },
  };
}

type Fields = Readonly<Record<string, string[]>>;

function refusalOf(problem: unknown): { errors?: Fields } | undefined {
  return problem instanceof Response
    ? (problem as Response & { readonly refusal?: { errors?: Fields } }).refusal
    : undefined;
}

function typedIn({ body }: FastifyRequest) {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : '');
  const texts = Object.fromEntries(REQUEST_FIELDS.map((name) => [name, text(name)])) as Record<
    (typeof REQUEST_FIELDS)[number],
    string
  >;
  const answers = Object.entries(given).flatMap(([name, value]): [string, string | string[]][] =>
    name.startsWith(QUESTION) && (typeof value === 'string' || isTexts(value))
      ? [[name.slice(QUESTION.length), value]]
      : [],
  );
  return { kind: text('kind'), ...texts, answers: Object.fromEntries(answers) };
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

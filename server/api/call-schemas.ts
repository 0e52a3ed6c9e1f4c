// What a call takes and answers, as Fastify and the description of the API read it. Made once per process, so that whoever
// opens the shop again finds the functions that were compiled from them.
import type { FastifySchema } from 'fastify';
import { Type } from 'typebox';
import { type CallKey, contract } from '../../domain/contract.ts';
import { type Endpoint, isStaffPermit } from '../../domain/endpoint.ts';

const Failure = Type.Object(
  {
    code: Type.String(),
    message: Type.String(),
    errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
    requestId: Type.Optional(Type.String()),
  },
  { additionalProperties: true },
);

const LanguageParam = {
  lang: Type.String({ description: 'de, en, fr, it, nl, es, sv or da' }),
};

/** The schemas of every call of the contract. */
export const callSchemas = Object.fromEntries(
  Object.entries(contract).map(([key, endpoint]) => [key, callSchema(key as CallKey, endpoint)]),
) as Record<CallKey, FastifySchema>;

function callSchema(key: CallKey, endpoint: Endpoint): FastifySchema {
  return {
    summary: endpoint.summary,
    operationId: key,
    tags: [key.split(/[ /]/)[1] ?? ''],
    params: paramsOf(endpoint),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    ...securityOf(endpoint),
    response: {
      200: Type.Object({ data: endpoint.answer }),
      ...(endpoint.refusals.includes('PAYMENT_PENDING') ? { 202: Failure } : {}),
      '4xx': Failure,
      '5xx': Failure,
    },
  };
}

function paramsOf(endpoint: Endpoint) {
  return Type.Object({
    ...LanguageParam,
    ...((endpoint.params as { properties?: object } | undefined)?.properties ?? {}),
  });
}

/** How a call is signed in to, as OpenAPI says it. */
function securityOf({ permit }: Endpoint): { security?: Record<string, string[]>[] } {
  if (permit === 'anyone') return {};
  if (permit === 'device') return { security: [{ bearer: [] }] };
  return { security: isStaffPermit(permit) ? [{ staff: [] }] : [{ token: [] }, { bearer: [] }] };
}

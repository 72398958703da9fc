import { httpRefusal } from '@nain-jaune/protocol/schemas';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Answer, Endpoint, Json, Named } from './endpoint.ts';
import { REFUSALS, type RefusalCode } from './refusal.ts';

const refusalName = 'HttpRefusal';
const refusalsOfAll: readonly RefusalCode[] = ['wrong-origin', 'too-many', 'internal', 'not-ready'];

/** Returns the OpenAPI 3.1 description of the endpoints. docs/protocol.md describes the WebSocket. */
export function describeEndpoints(endpoints: readonly Endpoint[]): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Nain Jaune: tables online',
      version: '2',
      description:
        'How to open and join tables. Play goes over a WebSocket at /socket; see docs/protocol.md.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '..' }],
    paths: byKey(
      Map.groupBy(endpoints, ({ path }) => `/api${path}`),
      (those) => ({
        ...(those.some(({ parameters }) => Object.keys(parameters).length > 0)
          ? { parameters: parametersOf(those) }
          : {}),
        ...Object.fromEntries(those.map((endpoint) => [endpoint.method, operationOf(endpoint)])),
      }),
    ),
    components: {
      securitySchemes: {
        member: { type: 'http', scheme: 'bearer', description: 'The token of the member.' },
      },
      schemas: Object.fromEntries([
        ...endpoints.flatMap(schemasOf),
        [refusalName, jsonSchemaOf(httpRefusal, 'output')],
      ]),
    },
  };
}

function byKey<Value>(groups: Map<string, Value>, describe: (value: Value) => Json): Json {
  return Object.fromEntries([...groups].map(([key, value]) => [key, describe(value)]));
}

function parametersOf(endpoints: readonly Endpoint[]): Json {
  return Object.entries(endpoints[0]?.parameters ?? {}).map(([name, { schema, description }]) => ({
    name,
    in: 'path',
    required: true,
    schema,
    description,
  }));
}

function operationOf({ id, summary, security, body, answer, refusals }: Endpoint): Json {
  const { status, description } = answer;
  return {
    operationId: id,
    summary,
    ...(security === undefined
      ? {}
      : { security: security === 'member' ? [{ member: [] }] : [{}, { member: [] }] }),
    ...(body === undefined ? {} : { requestBody: { required: true, content: inJson(ref(body.name)) } }),
    responses: { [status]: { description, ...contentOf(answer) }, ...refusalsOf(refusals) },
  };
}

function contentOf({ content, type = 'application/json' }: Answer): Readonly<Record<string, Json>> {
  if (content === undefined) return {};
  return { content: { [type]: { schema: isNamed(content) ? ref(content[0]) : content } } };
}

function refusalsOf(codes: readonly RefusalCode[]): Readonly<Record<string, Json>> {
  const byStatus = Map.groupBy([...codes, ...refusalsOfAll], (code) => String(REFUSALS[code].status));
  return Object.fromEntries(
    [...byStatus].map(([status, those]) => [
      status,
      {
        description: those.map((code) => `\`${code}\`: ${REFUSALS[code].meaning}`).join(' '),
        content: inJson(ref(refusalName)),
      },
    ]),
  );
}

function schemasOf({ body, answer: { content } }: Endpoint): (readonly [string, Json])[] {
  return [
    ...(body === undefined ? [] : [[body.name, jsonSchemaOf(body.schema, 'input')] as const]),
    ...(isNamed(content) ? [[content[0], jsonSchemaOf(content[1], 'output')] as const] : []),
  ];
}

function isNamed(content: Answer['content']): content is Named<GenericSchema> {
  return Array.isArray(content);
}

function jsonSchemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    typeMode,
    target: 'draft-2020-12',
    // docs/record-format.md and docs/protocol.md describe rulesets and text formats.
    errorMode: 'ignore',
  });
  return json as Json;
}

function inJson(schema: Json): Json {
  return { 'application/json': { schema } };
}

function ref(name: string): Json {
  return { $ref: `#/components/schemas/${name}` };
}

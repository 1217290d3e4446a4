/** The HTTP part as an OpenAPI 3.1 document, made of the table of routes and their schemas: it says what the server checks. */
import type { GenericSchema } from 'valibot';
import { HttpRefusal } from './http/players.ts';
import { type JsonSchema, jsonSchema } from './json-schema.ts';
import { ROUTES, type RouteDef } from './routes.ts';
import { PROTOCOL_VERSION } from './version.ts';

const JSON_TYPE = 'application/json';

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: object;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly object[];
  readonly requestBody?: object;
  readonly responses: { readonly [status: string]: object };
  readonly security: readonly object[];
}

/** The document; made anew at each call, so nobody can change it for others. */
export function openApi(): OpenApi {
  const paths: { [path: string]: { [method: string]: Operation } } = {};
  for (const [name, route] of Object.entries<RouteDef>(ROUTES)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Open Gosu',
      version: String(PROTOCOL_VERSION),
      description:
        'Matches, players and notifications. Play itself is on the WebSocket: see docs/PROTOCOL.md.',
    },
    paths,
    components: {
      schemas: { Refusal: jsonSchema(HttpRefusal) },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operation(name: string, route: RouteDef): Operation {
  const parameters = [...pathParameters(route.path), ...queryParameters(route.query)];
  return {
    operationId: name,
    summary: route.summary,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(route.body === undefined
      ? {}
      : { requestBody: { required: true, ...content(jsonSchema(route.body)) } }),
    responses: {
      [String(route.status ?? 200)]: success(route),
      default: {
        description: 'Refused, with the reason.',
        ...content({ $ref: '#/components/schemas/Refusal' }),
      },
    },
    security: route.session ? [{ cookie: [] }, { token: [] }] : [],
  };
}

function success(route: RouteDef): object {
  if (route.answer !== undefined) {
    return { description: 'Done.', ...content(jsonSchema(route.answer)) };
  }
  if (route.type === undefined) return { description: 'Done.' };
  const type = route.type === JSON_TYPE ? 'object' : 'string';
  return { description: 'Done.', content: { [route.type]: { schema: { type } } } };
}

function content(schema: JsonSchema): object {
  return { content: { [JSON_TYPE]: { schema } } };
}

function pathParameters(path: string): object[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters(query: GenericSchema | undefined): object[] {
  if (query === undefined) return [];
  const schema = jsonSchema(query);
  const required = (schema.required ?? []) as readonly string[];
  return Object.entries(schema.properties as { readonly [name: string]: JsonSchema }).map(
    ([name, property]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema: property,
    }),
  );
}

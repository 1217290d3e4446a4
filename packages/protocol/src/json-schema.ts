/**
 * The JSON Schema of a valibot schema, for those kinds of schema this package uses: another kind throws, so that the description
 * cannot be wrong silently.
 */
import type { GenericSchema } from 'valibot';

export type JsonSchema = { readonly [keyword: string]: unknown };

/** What valibot keeps in a schema, as far as it is read here. */
interface Node {
  readonly type: string;
  readonly message?: unknown;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly entries?: { readonly [field: string]: Node };
  readonly item?: Node;
  readonly key?: Node;
  readonly value?: Node;
  readonly wrapped?: Node;
  readonly requirement?: unknown;
  readonly pipe?: readonly Node[];
}

export function jsonSchema(schema: GenericSchema): JsonSchema {
  return schemaOf(schema as unknown as Node);
}

function schemaOf(node: Node): JsonSchema {
  // A record that is no list: the check stands before it.
  const main = node.pipe?.find(({ type }) => type === 'record') ?? node;
  return { ...baseOf(main), ...refinements(main.type, stepsOf(node)) };
}

/** A pipe may begin with a pipe. */
function stepsOf(node: Node): Node[] {
  return (node.pipe ?? []).flatMap((step) => [...stepsOf(step), step]);
}

function baseOf(node: Node): JsonSchema {
  switch (node.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: node.type };
    case 'literal':
      return { const: node.literal };
    case 'picklist':
      return { enum: node.options };
    case 'array':
      return { type: 'array', items: schemaOf(need(node.item)) };
    case 'object':
      return objectOf(need(node.entries));
    case 'strict_object':
      return { ...objectOf(need(node.entries)), additionalProperties: false };
    case 'record':
      return {
        type: 'object',
        propertyNames: schemaOf(need(node.key)),
        additionalProperties: schemaOf(need(node.value)),
      };
    case 'nullable':
      return { anyOf: [schemaOf(need(node.wrapped)), { type: 'null' }] };
    case 'optional':
      return schemaOf(need(node.wrapped));
    case 'union':
    case 'variant':
      return { anyOf: need(node.options).map((option) => schemaOf(option as Node)) };
    case 'custom':
      // Read by hand: an event is a list, what is opaque is an object.
      return { type: node.message === 'event' ? 'array' : 'object' };
    default:
      throw new Error(`no JSON Schema for ${node.type}`);
  }
}

function objectOf(entries: { readonly [field: string]: Node }): JsonSchema {
  const names = Object.keys(entries);
  const required = names.filter((name) => entries[name]?.type !== 'optional');
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, schemaOf(need(entries[name]))])),
    ...(required.length === 0 ? {} : { required }),
  };
}

const BOUNDS: { readonly [action: string]: { readonly [type: string]: string } } = {
  min_length: { string: 'minLength', array: 'minItems' },
  max_length: { string: 'maxLength', array: 'maxItems' },
  max_entries: { record: 'maxProperties' },
  min_value: { number: 'minimum' },
  max_value: { number: 'maximum' },
};

function refinements(base: string, pipe: readonly Node[]): JsonSchema {
  const found: { [keyword: string]: unknown } = {};
  for (const { type, requirement } of pipe) {
    if (type === 'integer') found.type = 'integer';
    else if (type === 'regex') found.pattern = (requirement as RegExp).source;
    // A number written as text: what follows speaks of the number, the pattern says it of the text.
    else if (type === 'transform') break;
    else {
      const bound = BOUNDS[type]?.[base];
      if (bound !== undefined) found[bound] = requirement;
    }
  }
  return found;
}

function need<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a schema lacks a part');
  return value;
}

// TypeScript types out of the schemas in docs/schema: one interface a file, one type a definition.
// It knows the words that the schemas use, and refuses others.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const KNOWN = new Set([
  '$schema', '$ref', '$defs', 'title', 'description', 'type', 'properties', 'required',
  'additionalProperties', 'items', 'prefixItems', 'minItems', 'maxItems', 'minLength', 'maxLength',
  'enum', 'const', 'anyOf', 'oneOf', 'pattern', 'minimum', 'maximum', 'exclusiveMinimum',
]);
const PLAIN = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' };
// Options that the engine refuses in WebAssembly, having no clock there.
const REFUSED = new Set(['time_limit']);

const capital = (name) => name[0].toUpperCase() + name.slice(1);

// "step.json" is Step, "common.json#/$defs/cell" is Cell.
function nameOf(reference) {
  const [file, inside] = reference.split('#/$defs/');
  return capital(inside ?? file.replace('.json', ''));
}

const comment = (schema, indent) => (schema.description ? `${indent}/** ${schema.description} */\n` : '');

const union = (types) => [...new Set(types)].join(' | ');

function listType({ items, prefixItems }, indent) {
  if (prefixItems) return `[${prefixItems.map((item) => typeOf(item, indent)).join(', ')}]`;
  const item = typeOf(items, indent);
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
}

function objectType({ properties, required = [], additionalProperties }, indent) {
  if (!properties) return `Record<string, ${typeOf(additionalProperties, indent)}>`;
  const deeper = `${indent}  `;
  const taken = Object.entries(properties).filter(([key]) => !REFUSED.has(key));
  const members = taken.map(([key, schema]) => {
    const mark = required.includes(key) ? '' : '?';
    return `${comment(schema, deeper)}${deeper}${key}${mark}: ${typeOf(schema, deeper)};\n`;
  });
  return `{\n${members.join('')}${indent}}`;
}

function typeOf(schema, indent) {
  for (const word of Object.keys(schema)) {
    if (!KNOWN.has(word)) throw new Error(`the schema word '${word}' has no type`);
  }
  if (schema.$ref) return nameOf(schema.$ref);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return union(either.map((one) => typeOf(one, indent)));
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => PLAIN[type]));
  if (schema.type === 'array') return listType(schema, indent);
  if (schema.type === 'object') return objectType(schema, indent);
  return PLAIN[schema.type];
}

const declaration = (name, schema) => {
  const type = typeOf(schema, '');
  const body = type.startsWith('{') ? `interface ${name} ${type}` : `type ${name} = ${type};`;
  return `${comment(schema, '')}export ${body}\n`;
};

/** All types, as the text of a .d.ts file. */
export function typesOf(folder) {
  const parts = ['// Made from the schemas of nonet; do not edit.\n'];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')).sort()) {
    const schema = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    for (const [name, inner] of Object.entries(schema.$defs ?? {})) {
      parts.push(declaration(capital(name), inner));
    }
    if (schema.type || schema.oneOf) parts.push(declaration(schema.title, schema));
  }
  return parts.join('\n');
}

import * as contracts from '@clarity/contracts'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { documentedAs, type JsonSchema } from './documented-as.js'

type Mode = 'input' | 'output'

/** Every schema that the contracts export: its name there is its name in the document. */
const definitions = Object.fromEntries(
  // The parts of an address and a query become parameters, each described on its own.
  Object.entries(contracts as Record<string, unknown>).filter(
    ([name, value]) => isSchema(value) && !/(Query|Address)$/.test(name),
  ),
) as Record<string, GenericSchema>

const names = new Map(Object.entries(definitions).map(([name, schema]) => [schema, name]))

/** Marks a name as that of what is sent, which may differ from what is answered: defaults are optional in it. */
const inputMark = '--input'

const refOf = (name: string, mode: Mode) => `#/components/schemas/${name}${mode === 'input' ? inputMark : ''}`

/** A schema by reference if it has a name, else itself with references to what has one. */
export function jsonSchema(schema: GenericSchema, mode: Mode): JsonSchema {
  const name = names.get(schema)
  return name === undefined ? convert(schema, mode, definitions) : { $ref: refOf(name, mode) }
}

/** Rules that JSON Schema cannot express, such as a valid phone number, are in `documentedAs` or left to the contract. */
function convert(schema: GenericSchema, typeMode: Mode, named: typeof definitions): JsonSchema {
  const converted: JsonSchema = {
    ...toJsonSchema(schema, {
      typeMode,
      errorMode: 'ignore',
      target: 'draft-2020-12',
      definitions: named,
      overrideRef: ({ referenceId }) => refOf(referenceId, typeMode),
    }),
  }
  delete converted['$schema']
  delete converted['$defs']
  return documentedAs(converted) as JsonSchema
}

/** The document with every schema that it refers to. One that is sent as it is answered has one name. */
export function withNamedSchemas<Document extends object>(document: Document): Document & { components: object } {
  const schemas = new Map<string, JsonSchema>()
  const collect = (part: unknown): void => {
    for (const name of refsIn(part)) {
      if (schemas.has(name)) continue
      const isInput = name.endsWith(inputMark)
      const schema = definitions[isInput ? name.slice(0, -inputMark.length) : name]!
      schemas.set(name, convertNamed(schema, isInput ? 'input' : 'output'))
      collect(schemas.get(name))
    }
  }
  collect(document)
  const renamed = (name: string) =>
    name.endsWith(inputMark) ? name.slice(0, -inputMark.length) + (differs(name, schemas) ? 'Input' : '') : name
  const components = Object.fromEntries(
    [...schemas].map(([name, schema]) => [renamed(name), schema] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  const whole = {
    ...document,
    components: { ...(document as { components?: object }).components, schemas: components },
  }
  const text = JSON.stringify(whole).replace(
    /#\/components\/schemas\/([\w-]+)/g,
    (_, name: string) => `#/components/schemas/${renamed(name)}`,
  )
  return JSON.parse(text) as Document & { components: object }
}

/** A named schema itself: at the top it would be a reference to itself. */
function convertNamed(schema: GenericSchema, mode: Mode): JsonSchema {
  const others = Object.entries(definitions).filter(([, other]) => other !== schema)
  return convert(schema, mode, Object.fromEntries(others))
}

/** True if what is sent is described otherwise than what is answered, itself or in a part of it. */
function differs(input: string, schemas: ReadonlyMap<string, JsonSchema>, seen = new Set<string>()): boolean {
  if (seen.has(input)) return false
  seen.add(input)
  const name = input.slice(0, -inputMark.length)
  const sent = JSON.stringify(schemas.get(input)).replaceAll(inputMark, '')
  const answered = JSON.stringify(convertNamed(definitions[name]!, 'output'))
  if (sent !== answered) return true
  return refsIn(schemas.get(input)).some((ref) => differs(ref, schemas, seen))
}

function refsIn(part: unknown): string[] {
  return [...JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/([\w-]+)"/g)].map(([, name]) => name!)
}

function isSchema(value: unknown): value is GenericSchema {
  return typeof value === 'object' && value !== null && (value as { kind?: string }).kind === 'schema'
}

import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const folder = new URL('../../data/', import.meta.url)

/** Loads a file of `data/` and validates it by its schema. A validation error stops the start and names its place. */
export function loadData<const Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> {
  const result = v.safeParse(schema, JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')))
  if (!result.success) throw new Error(`data/${name}.json: ${v.summarize(result.issues)}`)
  return result.output
}

/** The schema of an object with exactly these names, each with the same kind of value. */
export function named<Name extends string, Input, Output>(
  names: readonly Name[],
  schema: v.GenericSchema<Input, Output>,
): v.GenericSchema<Record<Name, Input>, Record<Name, Output>> {
  const entries = Object.fromEntries(names.map((name) => [name, schema]))
  return v.strictObject(entries) as unknown as v.GenericSchema<Record<Name, Input>, Record<Name, Output>>
}

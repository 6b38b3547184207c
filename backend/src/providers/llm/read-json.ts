import { getDotPath, safeParse, type GenericSchema } from 'valibot'

export type ReadJson<T> = { success: true; value: T } | { success: false; problem: string }

/** The parsed value if it passes the schema; else the validation errors, in a form that may go back to the model. */
export function readJson<T>(
  schema: GenericSchema<unknown, T>,
  { text, isCut }: { readonly text: string; readonly isCut: boolean },
): ReadJson<T> {
  if (isCut) return { success: false, problem: 'it ended before it was complete; be shorter' }
  const json = parse(unfenced(text))
  if (json === undefined) return { success: false, problem: 'it is not JSON' }
  const { success, output, issues } = safeParse(schema, json)
  if (success) return { success, value: output }
  const problems = issues.slice(0, 5).map((issue) => `${getDotPath(issue) ?? 'the whole'}: ${issue.message}`)
  return { success, problem: problems.join('; ') }
}

function unfenced(text: string): string {
  return /^\s*```(?:json)?\s*\n([\s\S]*?)\n?\s*```\s*$/i.exec(text)?.[1] ?? text
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'
import { contentStems, stemOf } from '../../language/tokens/content-stems.js'

const forms = Object.entries(loadData('irregular-verbs', v.record(v.string(), v.string()))).flatMap(([verb, pasts]) =>
  pasts.split(' ').map((past) => [past, verb] as const),
)
const irregular = new Map(forms.map(([past, verb]) => [stemOf(past), stemOf(verb)]))
const verbs = new Map(forms)

/** The verb of an irregular past: "leave" of "left"; null for any other word. */
export const verbOfPast = (past: string): string | null => verbs.get(past) ?? null

/** The content stems of a text, and the stems of its irregular verbs: "bought" is "buy". */
export function lemmasOf(text: string): Set<string> {
  const stems = contentStems(text)
  return new Set([...stems].flatMap((stem) => [stem, irregular.get(stem) ?? stem]))
}

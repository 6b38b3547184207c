import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'
import { contentStems, stemOf } from '../../language/tokens/content-stems.js'

const irregular = new Map(
  Object.entries(loadData('irregular-verbs', v.record(v.string(), v.string()))).flatMap(([verb, forms]) =>
    forms.split(' ').map((form) => [stemOf(form), stemOf(verb)] as const),
  ),
)

/** The content stems of a text, and the stems of its irregular verbs: "bought" is "buy". */
export function lemmasOf(text: string): Set<string> {
  const stems = contentStems(text)
  return new Set([...stems].flatMap((stem) => [stem, irregular.get(stem) ?? stem]))
}

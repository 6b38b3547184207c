import { shared } from '../../language/tokens/content-stems.js'
import type { Unknown } from '../written/unknowns.js'
import { tellingStems } from './condition.js'

/** News for the role: a fact that it does not know yet and that surprises it. */
export interface Surprise {
  stems: ReadonlySet<string>
}

const unknown =
  /\byou (?:(?:do not|don't|did not|didn't) (?:yet )?know (?:yet )?|(?:only|first) (?:find out|learn|hear)\b.*?\b)that (.+)$/i
const noIdea =
  /(?:^|,? and |, |; )([^,;]+?)(?: -|,|;| –| —) ?(?:which )?you (?:have no idea|do not know|know nothing)(?: (?:yet|about (?:that|this|it)))*\b.*$/i
const fewestStems = 2

/** "You do not know that she cried, or that he left": two of them. */
function surprisesOf(sentences: readonly string[]): Surprise[] {
  return sentences
    .map((sentence) => sentence.replace(/\.$/, ''))
    .flatMap((sentence) =>
      (unknown.exec(sentence)?.[1] ?? '')
        .split(/,? (?:and |or )?that |, or that /)
        .concat(noIdea.exec(sentence)?.[1] ?? ''),
    )
    .map((text) => ({ stems: tellingStems(text.replace(/\bhas since\b/i, 'has')) }))
    .filter(({ stems }) => stems.size >= fewestStems)
}

/** The surprises of the sentences, and what else the prompt says that the role does not know. */
export function surprisesIn(sentences: readonly string[], unknown: readonly Unknown[]): Surprise[] {
  const found = surprisesOf(sentences)
  const isFound = ({ stems }: Unknown) => found.some((each) => shared(each.stems, stems) > 0)
  return [...found, ...unknown.filter((each) => each.isNews && !isFound(each))]
}

/** The sentence without what the role does not know. */
export function withoutUnknown(sentence: string): string {
  return sentence.replace(noIdea, '')
}

import { lowerFirst } from '../../language/tokens/first-letter.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { loadedTagger } from '../../language/tokens/loaded-tagger.js'

/** The tagger takes them for names at the start of a sentence. */
const { mass } = loadPatterns('wording/mass-nouns', 'mass')
const often =
  /^(?:Daily|Weekly|Monthly|Yearly|Deep|First|Second|Third|Last|Next|Half|Most|Part|Today|Tomorrow|Yesterday|Tonight|Twice|Once|Since|Every)$/

/** A sentence after "Yes," or "No,": its first word small unless it is "I" or a name. */
export function withYes(text: string): string {
  if (/^\p{Lu}\p{Ll}+s (?:are|were|have|cost|take)\b/u.test(text)) return lowerFirst(text)
  const [first] = loadedTagger()?.(text) ?? []
  if (!first || /^I\b/.test(text) || (first.pos === 'PROPN' && !often.test(first.text) && !mass.test(first.text)))
    return text
  return lowerFirst(text)
}

import type { Counterpart } from '../prompt/counterpart.js'
import { inFirstPerson } from '../wording/first-person.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

/** "Do not talk about this, just say that the post is vacant": what the role says in its place. */
const cover = anyOf(
  loadPatterns('role/cover-says', 'only', 'vague', 'untilThen', 'atFirst', 'claims'),
  '\\b(?:',
  ') (?:that )?([^.;"“()]{6,80})',
)
/** "Only say it if …" says nothing yet. */
const noCover =
  /^(?:(?:it|this)(?! is|'s)|that|so|them|yes|no|hello|goodbye|sorry|something|nothing|anything)\b(?! (?:is|was|are)\b)/i

export function coversOf(sentences: readonly string[], counterpart: Counterpart): string[] {
  return sentences.flatMap((sentence) => {
    const said = cover.exec(sentence)?.[1]?.trim() ?? ''
    return said &&
      !/^(?:you|about|what|how|when|why|if|whether|the truth|a|only)\b/i.test(said) &&
      !noCover.test(said) &&
      !/\b(?:if|when|unless)\b/i.test(said)
      ? [inFirstPerson(said, counterpart)]
      : []
  })
}

import type { Counterpart } from '../prompt/counterpart.js'
import { inFirstPerson } from '../wording/first-person.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

/** "Do not talk about this, just say that the post is vacant": what the role says in its place. */
const cover = anyOf(
  loadPatterns('role/cover-says', 'only', 'vague', 'untilThen', 'atFirst', 'claims', 'willTell'),
  '\\b(?:',
  ') (that )?([^.;"“()]{6,120})',
)
/** "Only say it if …" says nothing yet. */
const noCover =
  /^(?:(?:it|this)(?! is|'s)|that|so|them|yes|no|hello|goodbye|sorry|something|nothing|anything)\b(?! (?:is|was|are)\b)/i

export function coversOf(sentences: readonly string[], counterpart: Counterpart): string[] {
  return sentences.flatMap((sentence) => {
    const [, that = '', words = ''] = cover.exec(sentence) ?? []
    const said = words.trim()
    return said &&
      !(that === '' && /^you\b/i.test(said)) &&
      !/^(?:about|what|how|when|why|if|whether|the truth|a|only)\b/i.test(said) &&
      !noCover.test(said) &&
      !/\b(?:if|when|unless)\b/i.test(said)
      ? [inFirstPerson(said.replace(/ and that (?=\p{L})/gu, ' and '), counterpart)]
      : []
  })
}

import type { Counterpart } from '../prompt/counterpart.js'
import { inFirstPerson } from '../wording/first-person.js'

/** "Do not talk about this, just say that the post is vacant": what the role says in its place. */
const cover =
  /\b(?:(?:just|only|simply|instead,?) says?|(?:evasive|vague|friendly|pleasant)\b[^.;]* and says?|until then,? (?:you )?says?|(?:you )(?:first |at first |initially )(?:say|claim|pretend)|you (?:tell|claim to) (?:the \w+|them|him|her|everyone)) (?:that )?([^.;"“()]{6,80})/i
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

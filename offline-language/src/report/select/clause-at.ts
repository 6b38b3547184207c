import { clauseFrom } from '../../language/clauses/clause-from.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Word } from '../../language/tokens/language-model.js'
import { withoutTail } from './clause-tail.js'

/** The words from the verb on, which is the match's last group. */
export function clauseAt({ words }: Sentence, match: RegExpExecArray): readonly Word[] {
  const verb = match.at(-1) ?? ''
  const clause = clauseFrom(words, match.index + match[0].trimEnd().length - verb.length)
  const request = clause.findIndex(
    ({ lower }, at) =>
      at > 0 &&
      (lower === 'please' ||
        (lower === 'do' && clause[at + 1]?.lower === 'you' && /^(?:think|mind)$/.test(clause[at + 2]?.lower ?? ''))),
  )
  return withoutTail(request > 0 ? clause.slice(0, request) : clause)
}

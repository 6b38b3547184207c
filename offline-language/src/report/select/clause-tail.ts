import type { Word } from '../../language/tokens/language-model.js'
import { hasUnresolved } from '../phrase/doubts.js'
import { advisedVerbs } from './commitment-patterns.js'

/** "Come back after that", "block it right now": the end says nothing without its place in the talk. */
export function withoutTail(clause: readonly Word[]): readonly Word[] {
  let end = clause.length
  while (
    end > 2 &&
    /^(?:after|now|right|then|too|okay|maybe|otherwise|though|anyway|,)$/.test(clause[end - 1]?.lower ?? '')
  )
    end--
  const [first, ...rest] = withoutPurpose(withoutPause(clause.slice(0, end)))
  if (!first) return []
  const verb = first.pos === 'PROPN' && !advisedVerbs.has(first.lower) ? first : { ...first, text: first.lower }
  return [verb, ...rest.filter(({ lower }) => lower !== 'just')]
}

/** "Ask my wife, though, before I say yes", "get a sample if you can, in any jar", "do it myself". */
function withoutPause(clause: readonly Word[]): readonly Word[] {
  const said = clause.map(({ lower }) => lower).join(' ')
  const pause =
    / , (?:though|please)(?= ,| |$)| (?:, )?if you can(?= ,| in| by|$)| (?:myself|ourselves|yourself)$/.exec(said)
  if (!pause) return clause
  const from = said.slice(0, pause.index).split(' ').length
  const to = from + pause[0].trim().split(' ').length
  return [...clause.slice(0, from), ...clause.slice(clause[to]?.lower === ',' ? to + 1 : to)]
}

/** "Call you back at nine to see how he is": nobody knows who. */
function withoutPurpose(clause: readonly Word[]): readonly Word[] {
  const at = clause.findIndex(
    ({ lower }, place) =>
      place > 2 &&
      lower === 'to' &&
      /^(?:see|check|hear|ask) (?:how|if|whether|what)$/.test(
        `${clause[place + 1]?.lower} ${clause[place + 2]?.lower}`,
      ),
  )
  return at > 0 && hasUnresolved(clause.slice(at)) ? clause.slice(0, at) : clause
}

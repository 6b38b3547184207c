import type { Word } from '../../language/tokens/language-model.js'
import { hasUnresolved } from '../phrase/doubts.js'
import { advisedVerbs } from './commitment-patterns.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { aside } = loadPatterns('clause-tail', 'aside')

/** "Come back after that", "block it right now": the end says nothing without its place in the talk. */
export function withoutTail(clause: readonly Word[]): readonly Word[] {
  let end = clause.length
  while (
    end > 2 &&
    /^(?:after|now|right|then|too|okay|maybe|otherwise|though|anyway|,)$/.test(clause[end - 1]?.lower ?? '')
  )
    end--
  const [first, ...rest] = withoutPurpose(withoutSecond(withoutPause(clause.slice(0, end))))
  if (!first) return []
  const verb = first.pos === 'PROPN' && !advisedVerbs.has(first.lower) ? first : { ...first, text: first.lower }
  return [verb, ...rest.filter(({ lower }) => lower !== 'just')]
}

/** "Ask my wife, though, before I say yes", "get a sample if you can, in any jar", "do it myself". */
function withoutPause(clause: readonly Word[]): readonly Word[] {
  const said = clause.map(({ lower }) => lower).join(' ')
  const pause = aside.exec(said)
  if (!pause) return clause
  const from = said.slice(0, pause.index).split(' ').length
  const to = from + pause[0].trim().split(' ').length
  return [...clause.slice(0, from), ...clause.slice(clause[to]?.lower === ',' ? to + 1 : to)]
}

/** "Paint over it, he has special paint": another sentence; after "tell the therapist", the message. */
function withoutSecond(clause: readonly Word[]): readonly Word[] {
  const at = clause.findIndex(
    ({ lower }, place) => place > 1 && lower === ',' && isSubject(clause[place + 1], clause[place + 2]),
  )
  if (at < 0) return withoutThing(withoutPeople(clause))
  const that = { ...clause[at]!, text: 'that', lower: 'that', spaceBefore: true }
  return clause[0]?.lower === 'tell' ? [...clause.slice(0, at), that, ...clause.slice(at + 1)] : clause.slice(0, at)
}

/** "He has special paint", "Sabine knows a plumber". */
function isSubject(word: Word | undefined, next: Word | undefined): boolean {
  const isVerb = next?.pos === 'VERB' || next?.pos === 'AUX'
  const isName = word?.pos === 'PROPN' && next?.lower !== next?.lemma
  return isVerb && (isName || /^(?:i|you|he|she|it|we|they)$/.test(word?.lower ?? ''))
}

/** "Put a notice in the hall people are asking me": in speech without marks. */
function withoutPeople(clause: readonly Word[]): readonly Word[] {
  const at = clause.findIndex(
    ({ lower }, place) =>
      place > 2 &&
      /^(?:people|everyone|everybody|someone|somebody|nobody)$/.test(lower) &&
      clause[place - 1]?.pos === 'NOUN' &&
      clause[place + 1]?.pos === 'AUX',
  )
  return at > 0 ? clause.slice(0, at) : clause
}

/** "Leave the oven out, the normal one will do": after the comma, a thing and its verb. */
function withoutThing(clause: readonly Word[]): readonly Word[] {
  const at = clause.findIndex(
    ({ lower }, place) =>
      place > 1 &&
      lower === ',' &&
      /^(?:the|that|my|your|our)$/.test(clause[place + 1]?.lower ?? '') &&
      clause.slice(place + 2, place + 5).some(({ pos }, step) => step > 0 && pos === 'AUX'),
  )
  return at > 0 ? clause.slice(0, at) : clause
}

/** "Call you back at nine to see how he is": no one knows who. */
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

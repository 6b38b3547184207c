import { loadedTagger } from '../../language/tokens/loaded-tagger.js'
import type { PhrasedGoal } from './goal-phrases.js'

/** "to stay", "it not to happen again", "the shed to go": what is wanted is a deed. */
const deed =
  /^(?:not )?to \p{Ll}|^(?:it|this|that|them|him|her|you|(?:the|my|your|his|her|their) (?:\p{Ll}+ ){1,3})(?: ?not)? ?to \p{Ll}/u
const noThing = /^(?:ADP|SCONJ|PART|AUX|INTJ)$/
const wish = /^(?:want|need|would like|expect)\b/
/** "hear by Friday what happens": a wish that has lost its "want to". */
const learning = /^(?:hear|know|see|learn|find out|understand|get|have)\b/

/** Whether a text names a thing, which can follow "about": "a date", and not "by Friday what happens" or "price 20 euros". */
export function isThing(text: string): boolean {
  const [first, second] = loadedTagger()?.(text) ?? []
  if (/^(?:it|them|him|her|if|when|to)\b/i.test(text)) return false
  return !first || !(noThing.test(first.pos) || (first.pos === 'NOUN' && second?.pos === 'NUM'))
}

/** "a say in it, and it is important to me …": what follows is another statement. */
const next = /, (?:and|but) (?:it|I|you|he|she|they|there|(?:the|my) \p{Ll}+) \p{Ll}.*$/u

function withoutNext(goal: PhrasedGoal, text: string): PhrasedGoal {
  const thing = text.replace(next, '')
  if (thing === text) return goal
  return { lines: goal.lines.map((line) => line.replace(text, () => thing)), wants: { kind: 'thing', text: thing } }
}

/**
 * A goal in words that fit it: what is no thing is said as the wish that it is, and in no other frame; null if it is no wish.
 * `said` is the text of the goal as the part says it.
 */
export function fitting(phrased: PhrasedGoal | null, said: string): PhrasedGoal | null {
  const wanted = phrased?.wants
  if (!phrased || wanted?.kind !== 'thing') return phrased
  if (deed.test(wanted.text)) {
    const text = wanted.text.replace(/[:;](?!\d).*$/, '')
    return { lines: [`I want ${text}.`, `I would like ${text}.`], wants: null }
  }
  if (isThing(wanted.text)) return withoutNext(phrased, wanted.text)
  if (wish.test(said)) return { lines: [`I ${said}.`], wants: null }
  return learning.test(said) ? { lines: [`I want to ${said}.`], wants: null } : null
}

import { isContent } from '../../language/tokens/is-content.js'
import type { Word } from '../../language/tokens/language-model.js'
import { written } from '../../language/tokens/written.js'
import { advisedVerbs, body, inTheCall, moves, states, weak } from './commitment-patterns.js'
import { isMessage } from './message.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { meeting } = loadPatterns('followed-up', 'meeting')

/** Whether the action takes place after the conversation, and says what is to be done. */
export function isFollowedUp(clause: readonly Word[]): boolean {
  const [verb] = clause
  const said = written(clause)
  if (!verb || clause.length < 2 || !(isAction(verb) || isBeforeThing(clause))) return false
  if (isMessage(clause)) return true
  if (inTheCall.test(said) || isLeft.test(said)) return false
  if (!clause.slice(1).some(isNamed) && !/^(?:come|return|do|call|send|post|write|sign) /.test(said)) return false
  if (states.has(verb.lower)) return isSpecialState(said)
  if (weak.has(verb.lower) && clause.filter(isContent).length < 2) return false
  return !isExamination(clause) && !/^\w+(?: (?:it|that|this|them|me|you|us|to you))?$/i.test(said)
}

/** "Then leave the reference" needs nothing done. */
const isLeft = /^leave (?:the|that|this|your|those) \w+$/i

/** A thing, a name or a number: "focus on it" has none. */
function isNamed({ pos }: Word): boolean {
  return pos === 'NOUN' || pos === 'PROPN' || pos === 'NUM' || pos === 'SYM'
}

/** A verb in its plain form: not "took", "are" or "the". */
function isAction({ pos, lower, lemma }: Word): boolean {
  const isVerb = pos === 'VERB' || lower === 'do' || lower === 'have'
  return (isVerb && lower === lemma) || advisedVerbs.has(lower)
}

/** "Clear the counter", where "clear" is taken for an adjective. */
const isBeforeThing = ([verb, next]: readonly Word[]): boolean =>
  verb?.pos === 'ADJ' && /^(?:the|an?|my|your|our|their)$/.test(next?.lower ?? '')

const specialStates: readonly RegExp[] = [
  /^let (?:me|us|you) know (?:by|on|before|when|if|tomorrow|next|as soon|about|within|in|what|whether)\b/i,
  meeting,
  /^(?:talk|speak) (?:to|with) (?!you\b|me\b|us\b)/i,
  /^(?:think|look) (?:it )?(?:about|over|into|for|at) .*\b(?:by|before|until|tomorrow|tonight|weekend|week|day)\b/i,
  /^look at the .*\b(?:on|by|next|together on) \w+/i,
  /^look into (?:the|this|that|your|our) \w+/i,
  /^have a (?:word|talk|chat) with \w+/i,
  /^have a look at .*\b(?:by|before|at the|tomorrow|tonight|weekend|week)\b/i,
  /^ask (?!you\b|me\b|a\b|some\b|one\b|if\b|questions?\b)/i,
  /^get (?:him|her|them) (?:an?|the|some|two) \w+/i,
  /^get (?:you )?(?:back to|an?|the|some|in touch|started on|off|set up|your|his|her|their|those|these)\b/i,
  /^tell (?!you\b|me\b|us\b)\w+ \w+/i,
  /^hold (?!on\b)\w+ .*\b(?:for|until|till) /i,
  /^show (?!you\b|me\b|us\b)\w+ .*\bhow\b/i,
  /^(?:tell|show) (?:you|me) .*\b(?:before|tomorrow|tonight|by|next|on|if)\b/i,
  /^have (?:the|an?|your|our|my) .*\bready\b/i,
  /^(?:make|give) (?:you |me |us )?(?:an?|the|some|two|three) (?!note$|fist$)\w+/i,
  /^make sure /i,
  /^do (?:the \w+|a (?:dry run|test run|trial run|rehearsal|demo|handover))\b/i,
  /^do (?:that|it|this) (?:in|on|at) \w+/i,
  /^do (?:that|it|this) .*\b(?:tonight|tomorrow|today|by|before|when|next|as soon as|right away)\b/i,
  /^(?:have|get|receive) (?:it|them|that) .*\b(?:by|on|in|today|tonight|tomorrow)\b/i,
  /^have (?:an?|the|our|my) \w+ (?:look|call|check|come|send|repair|fix|changed|done|sent|mended|cleaned)\b/i,
  /^listen to (?:one|an?|the) .*\b(?:day|week|night|morning|evening)\b/i,
  /^finish (?:it|the|that) .*/i,
  /^find (?:out|you|a|an|the) \w+/i,
  /^start (?:you|the|a|on|with|taking|using|paying|sending|working|looking)\b/i,
  /^stop (?:taking|using|the|your|by|\w+ing)\b/i,
  /^(?:keep|take) (?:\w+ ){1,}\w+/i,
  /^try (?:to|the|a|some) \w+/i,
  /^go (?:to|and|for) \w+/i,
  /^come (?:back|for|to|in for)\b/i,
  /^help (?!you\b).*\b(?:with|to)\b/i,
]

function isSpecialState(said: string): boolean {
  return specialStates.some((pattern) => pattern.test(said))
}

/** "Raise your hand", "squeeze my finger", but not "put you in a knee brace". */
function isExamination(clause: readonly Word[]): boolean {
  const isBody = ({ lower }: Word, at: number) => body.has(lower) && clause[at + 1]?.pos !== 'NOUN'
  return moves.has(clause[0]?.lower ?? '') && clause.some((word, at) => at > 0 && isBody(word, at))
}

import type { Word } from '../../language/tokens/language-model.js'
import { advisedVerbs, body, inTheCall, moves, states, weak } from './commitment-patterns.js'
import { isContent } from '../../language/tokens/is-content.js'
import { written } from '../../language/tokens/written.js'

type Fault = readonly [name: string, holds: (clause: readonly Word[], said: string) => boolean]

const mostWords = 24

/** Why the words from a verb on are no whole clause. */
const faults: readonly Fault[] = [
  ['too long', (clause) => clause.length > mostWords],
  ['filler', (_, said) => /\b(?:u[hm]|like,|you know|i mean|okay|al(?:l )?right|well,|oh|let us say)\b/i.test(said)],
  ['a second verb without a link', (clause) => clause.some(isUnlinkedVerb)],
  ['a second subject without a link', (clause) => clause.some(isUnlinkedSubject)],
  [
    'an open end',
    (_, said) =>
      /\b(?:the|a|an|to|of|my|your|and|or|if|that|which|who|is|are|for|with|as|make sure|some|about|from|by|at|in|into|through|than|say|says|whenever|when|while|because|until|till|what (?:they|we|you|I|he|she|it) (?:look|looks|looked)|(?<!minutes? |hours? |days? |weeks? |months? )(?:before|after)|not|whether)$/i.test(
        said,
      ),
  ],
  ['a place left out', (_, said) => /\bis an? \w+ (?:over|on|in|under)$/.test(said)],
  [
    'a bare number',
    (_, said) => / (?:on|with|of) (?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)$/.test(said),
  ],
  ['no object of "put", "set"', (_, said) => /^(?:put|set|get) (?:in|on|by|at)\b/i.test(said)],
  ['no clause after "make sure"', (_, said) => /\bmake sure (?:an?|some|about|on|in|at)\b/i.test(said)],
  ['a preposition before a verb', (_, said) => / (?:on|in|of|with|for|at) (?:get|go|do|have|be|put) /.test(said)],
  ['a verb without its object', (_, said) => /\bhave done\b/i.test(said)],
  ['a pronoun at its end', (_, said) => / (?:in|on|to|with) (?:it|them|that)(?: (?:as well|too))?$/i.test(said)],
  ['"both" without its noun', (_, said) => /^\w+ (?:you |me |them )?both\b(?! (?:the|of|my|your|our))/i.test(said)],
  ['the same verb again', (_, said) => /^(\w+) to \1\b/i.test(said)],
  ['a repetition', (_, said) => /\b([\p{L}']+ [\p{L}']+),? \1\b/iu.test(said)],
  ['another question', (_, said) => /\b(?:what|how|why) (?:do|does|did|is|are|can)\b/i.test(said)],
]

/** The name of the first fault; null if the clause is whole. */
export function faultOf(clause: readonly Word[]): string | null {
  const said = written(clause)
  return faults.find(([, holds]) => holds(clause, said))?.[0] ?? null
}

const links =
  /^(?:to|and|or|but|,|not|please|help|let|make|just|go|then|that|you|i|we|they|he|she|it|who|which|also|will|can|could|should|would|must|may|might|do|does|did|really|still)$/

/** "Elevate your leg stay off your leg". */
function isUnlinkedVerb(word: Word, at: number, clause: readonly Word[]): boolean {
  const before = clause[at - 1]
  if (at < 2 || !before || word.pos !== 'VERB' || word.lower !== word.lemma) return false
  const isAlone = ['NOUN', 'PRON', 'ADV'].includes(before.pos) && !links.test(before.lower) && !isPlural(before)
  return isAlone && takesObject.test(clause[at + 1]?.lower ?? '') && !isCausative(clause, at)
}

const takesObject =
  /^(?:the|a|an|my|your|our|his|her|their|it|them|me|us|you|off|on|up|down|out|in|to|if|some|any|this|that)$/
const subjects = /^(?:i|you|we|they|he|she|it|there)$/
const openers =
  /^(?:and|or|but|so|if|when|whenever|while|that|who|which|what|how|where|as|because|since|than|before|after|until|once|whether|know|sure|hope|,)$/

/** "Recommend they give you". */
function isUnlinkedSubject({ lower }: Word, at: number, clause: readonly Word[]): boolean {
  const [before, next] = [clause[at - 1], clause[at + 1]]
  if (!subjects.test(lower) || !before || !next || (next.pos !== 'VERB' && next.pos !== 'AUX')) return false
  const isObject = lower === 'it' || isCausative(clause, at + 1)
  // "Any symptoms you have".
  const isContact = before.pos === 'NOUN' && clause.length - at <= 5
  return !openers.test(before.lower) && !isObject && !isContact
}

/** "The labs show". */
function isPlural({ pos, lower }: Word): boolean {
  return (pos === 'NOUN' || pos === 'PROPN') && /s$/.test(lower)
}

/** "Have the nurse call you", "let me know". */
function isCausative(clause: readonly Word[], at: number): boolean {
  return clause
    .slice(Math.max(0, at - 4), at)
    .some(({ lower }) => /^(?:have|let|make|help|see|ask|get|watch)$/.test(lower))
}

/** Whether the action takes place after the conversation, and says what is to be done. */
export function isFollowedUp(clause: readonly Word[]): boolean {
  const [verb] = clause
  const said = written(clause)
  if (!verb || clause.length < 2 || !(isAction(verb) || isBeforeThing(clause)) || inTheCall.test(said)) return false
  if (!clause.slice(1).some(isNamed) && !/^(?:come|return|do|call|send|post|write|sign) /.test(said)) return false
  if (states.has(verb.lower)) return isSpecialState(said)
  if (weak.has(verb.lower) && clause.filter(isContent).length < 2) return false
  return !isExamination(clause) && !/^\w+(?: (?:it|that|this|them|me|you|us|to you))?$/i.test(said)
}

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
  /^(?:see|have) (?:you|me|us|the|dr|a) (?!.*\b(?:is|are|was|were|has|had|payment|refund|money|difference)\b).*\b(?:in|on|at|by|next|week|weeks|month|months|days?)\b/i,
  /^(?:talk|speak) (?:to|with) (?!you\b|me\b|us\b)/i,
  /^(?:think|look) (?:it )?(?:about|over|into|for|at) .*\b(?:by|before|until|tomorrow|tonight|weekend|week|day)\b/i,
  /^look at the .*\b(?:on|by|next|together on) \w+/i,
  /^have a look at .*\b(?:by|before|at the|tomorrow|tonight|weekend|week)\b/i,
  /^ask (?!you\b|me\b|a\b|some\b|one\b|if\b|questions?\b)/i,
  /^get (?:him|her|them) (?:an?|the|some|two) \w+/i,
  /^get (?:you )?(?:back to|an?|the|some|in touch|started on|off|set up|your|his|her|their|those|these)\b/i,
  /^tell (?!you\b|me\b|us\b)\w+ \w+/i,
  /^hold (?!on\b)\w+ .*\b(?:for|until|till) /i,
  /^show (?!you\b|me\b|us\b)\w+ .*\bhow\b/i,
  /^(?:tell|show) (?:you|me) .*\b(?:before|tomorrow|tonight|by|next|on|if)\b/i,
  /^(?:make|give) (?:you |me |us )?(?:an?|the|some|two|three) (?!note$|fist$)\w+/i,
  /^make sure /i,
  /^do the \w+/i,
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

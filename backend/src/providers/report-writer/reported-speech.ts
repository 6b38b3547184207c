import type { Cast, Party } from './cast.js'
import { inDeclarativeOrder } from './declarative-order.js'
import type { LanguageModel, Word } from './language-model.js'
import type { Sentence } from './read-conversation.js'
import { written } from './split-sentences.js'
import { inThirdPerson } from './third-person.js'

/** A sentence retold: `verb` and `rest` follow the speaker's name, as in "Ann | said | that they lost it". */
export interface Reported {
  sentence: Sentence
  verb: 'said' | 'asked' | 'thought' | 'proposed' | 'wanted' | 'wondered' | 'answered'
  rest: string
}

const longest = 36
const smallTalk =
  /^(?:how are you|how is it going|how do you do|is there anything else|anything else|any(?: other)? questions|do you have any(?: other)? questions|does that (?:sound|make)|is that (?:right|okay|correct|fine)|can you hear|how (?:can|may) (?:i|we) (?:help|assist)|what can (?:i|we) do for you|how have you been$|nice to (?:meet|see)|good to (?:meet|see)|it is (?:nice|good|great) to (?:meet|see)|have a (?:good|great|nice)|see you|take care|thank|thanks|you are welcome|bear with|hold on|one (?:moment|second)|just a (?:moment|second)|let me\b|come (?:with me|this way)|this is|i am (?:dr|mr|mrs|ms)\.|sounds (?:good|great|like a plan|fine)|that sounds|that is (?:right|it|correct|fine|good|great|okay|nice|true|me)$|you got it|i see$|i am (?:sorry|good|fine|well|okay|doing)|no problem|of course|i appreciate|i apologi[sz]e|i hear you|i understand|i know$|go ahead|what else|i (?:can|will) help|so (?:far|long)\b|you can sit|are you (?:there|ready|excited)|will you tell|i was just|that (?:was going to|will|would|should) be (?:it|all)|that is (?:it|all)\b)|\bmy name is\b/i
const deictic = /\b(?:right here|over here|down here|up here|this way|that way|like this|like that|right there|out here|what i find)\b/i
// What is left of false starts: two subjects or two questions in one clause.
const broken =
  /^(?:that )?(?:not|or|nor|neither|from a|no) |\bthey (?:still |just |also )?(?!during)\w{2,}ing\b|\bhow \w+ (?:was|were|did) |\bwhat about\b|\blet them\b|\bthey,? \w+ly$|\b(?:they (?:their|they|them|this|that|the|there)\b|(?:was|were) (?:their|his|her|my|your)(?: \w+){1,2} (?:was|were)\b|(?:a|an|the|his|her|there was no) (?:they|there|it|he|she)\b|(?:their|'s) (?:they|there)\b|(?:did|could|would) (?:they|it|that|he|she) (?!not)\w+ (?!.*\?)|(?<!how |what |where |when |why |who |whether )(?:was|were) (?:that|it|they) \w+$)|\b(?:sorry|yeah|alright|okay|pardon|no alright|um|uh)\b/i
const tellMe = /^(?:(?:can|could|would|will) you )?(?:please )?(?:just )?(?:tell me|walk me through|describe|explain)(?: (?:a little|a bit|a little bit|more|me|to me|us))*\b/i
const requestOf = /^(?:can|could|would|will) you (?:please |just |maybe )*/i
const wantsListener = /^(?:i|we) (?:(?:just|really|certainly|also|do|still) )*(?:want|need|would like|would love|am going to need|am going to ask|would ask|would encourage|encourage|advise|would advise|recommend|ask) (?:that )?you (?:to )/i
const aboutHow = /^.*?\babout (?=what|how|when|where|why|which|who)/i
const opinion = /^i (?:(?:just|really|do|would|still) )?(?:think|believe|feel like|guess|would say|suspect)(?: that)? /i
const wish = /^i (?:want|wanted|would like|am calling|was calling|am looking|was hoping|am hoping)(?: just)? to (?:know|find out|ask about|ask|hear|understand)\b/i
const wonder = /^i (?:am|was) (?:just )?wondering /i
const proposal = /^let us (?:just )?(?!go|talk|look|see|review|check|discuss|start|take|say|do|get|hear|just|move|begin|put|find|try to|be|focus|dive|jump|turn|first|start)/i
const commands = new Set(
  'do call contact come take try use send give keep avoid continue stop start bring put schedule make remember drink eat wear elevate rest ice stay talk write read fill sign wait return follow reach ask email submit practise practice focus prepare set choose check speak be look'.split(' '),
)

/** The sentence as somebody else would retell it, or null where that would not read well. */
export function reported(sentence: Sentence, cast: Cast, language: LanguageModel): Reported | null {
  const words = shortened(sentence.words)
  if (!words || deictic.test(sentence.text)) return null
  const text = written(words)
  if (smallTalk.test(text)) return null
  const voice = { speaker: partyOf(cast, sentence.role), listener: partyOf(cast, other(sentence.role)), pastTense: language.pastTense }
  const retold = (from: readonly Word[]) => inThirdPerson(decapitalised(from), voice)
  const after = (pattern: RegExp) => wordsAfter(words, text, pattern)
  const result = (verb: Reported['verb'], rest: string): Reported | null =>
    broken.test(rest) || /\b(?:I|me|my|you|your)\b/.test(rest.replaceAll(voice.listener.short, '')) || rest.length < 4 ? null : { sentence, verb, rest }

  if (wonder.test(text)) return result('wondered', retold(after(wonder)))
  if (wish.test(text)) {
    const asked = wish.exec(text)?.[0].split(' ').at(-1) ?? 'know'
    return result('wanted', `to ${asked} ${retold(after(wish))}`)
  }
  if (tellMe.test(text)) {
    const told = after(/\babout (?:what|how|when|where|why|which|who)\b/i.test(text) ? aboutHow : tellMe)
    const question = inDeclarativeOrder(told, language.pastTense)
    if (told[0]?.lower === 'about') return result('asked', retold(told))
    if (question) return result('asked', retold([...question.asks, ...question.clause]))
    return told.length > 1 && told[0]?.pos === 'PRON' ? result('asked', retold(told)) : null
  }
  const wanted = after(wantsListener)
  if (wanted.length > 1) return result('asked', `${voice.listener.short} to ${withoutListener(wanted, voice.listener, retold)}`)
  const requested = after(requestOf)
  if (requested.length > 1 && requested[0]?.pos === 'VERB' && !/^(?:think|see|hear|feel|imagine|remember|believe|say|guess)$/.test(requested[0].lower)) {
    return result('asked', `${voice.listener.short} to ${withoutListener(requested, voice.listener, retold)}`)
  }
  if (isAsked(sentence, words)) {
    const about = /^(?:and )?(?:how|what) about /i
    if (about.test(text)) {
      const topic = after(about)
      return topic.length > 0 && topic.length < 14 && !topic.some(({ lower }) => lower === 'if' || lower === 'here' || lower === 'there') ? result('asked', `about ${retold(topic)}`) : null
    }
    if (/^any\b/i.test(text)) return words.length > 1 && words.length < 16 ? result('asked', `about ${retold(words)}`) : null
    const question = inDeclarativeOrder(lastAsked(words), language.pastTense)
    return question && question.clause.length > 1 ? result('asked', retold([...question.asks, ...question.clause])) : null
  }
  const proposed = after(proposal)
  if (proposed.length > 1 && proposed[0]?.pos === 'VERB') return result('proposed', `to ${retold(proposed)}`)
  if (/^(?:let us|let me)\b/i.test(text)) return null
  const [first] = words
  if (first && commands.has(first.lower) && words.length > 2 && (first.pos !== 'NOUN' || /^(?:me|us|the|your|my|our|it|in|back)$/.test(words[1]?.lower ?? ''))) {
    return result('asked', `${voice.listener.short} to ${withoutListener(words, voice.listener, retold)}`)
  }
  const fronted = words.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX')
  if (words[fronted - 1]?.lower === ',' && words[fronted]?.lower === words[fronted]?.lemma) {
    return commands.has(words[fronted]?.lower ?? '') ? result('asked', `${voice.listener.short} to ${withoutListener(words.slice(fronted), voice.listener, retold)}`) : null
  }
  if (!hasClause(words)) return null
  const thought = after(opinion)
  if (thought.length > 3 && hasClause(thought)) return result('thought', retold(thought))
  return result('said', retold(words))
}

export function partyOf(cast: Cast, role: Sentence['role']): Party {
  return role === 'agent' ? cast.agent : cast.user
}

export function other(role: Sentence['role']): Sentence['role'] {
  return role === 'agent' ? 'user' : 'agent'
}

export function isAsked(sentence: Sentence, words: readonly Word[] = sentence.words): boolean {
  const [first, second, third] = words
  if (sentence.isQuestion) return true
  if (!first || !second) return false
  if (first.lower === 'do' && /^(?:this|that|it|not)$/.test(second.lower)) return false
  if (/^(?:do|does|did|is|are|was|were|have|has|can|could|will|would|should|may)$/.test(first.lower)) return second.pos === 'PRON' || second.pos === 'DET'
  if (/^(?:what|how|when|where|which|who|why)$/.test(first.lower)) return second.pos === 'AUX' || third?.pos === 'AUX' || second.lower === 'about'
  return false
}

/** "Is it tender, where is it tender": the question that was asked in the end. */
function lastAsked(words: readonly Word[]): readonly Word[] {
  for (let at = words.length - 4; at > 0; at--) {
    const [comma, first, second] = words.slice(at, at + 3)
    if (comma?.lower !== ',' || !first || !second) continue
    if (/^(?:do|does|did|is|are|was|were|have|has|can|could|what|how|when|where|which|who|why)$/.test(first.lower) && ['PRON', 'AUX', 'DET'].includes(second.pos)) return words.slice(at + 1)
  }
  return words
}

/** Named once as the one who is asked, the listener is "they" in what follows. */
function withoutListener(words: readonly Word[], listener: Party, retold: (words: readonly Word[]) => string): string {
  const link = words.findIndex((word, at) => at > 2 && word.pos === 'CCONJ' && /^(?:i|we)$/.test(words[at + 1]?.lower ?? ''))
  const asked = link > 0 ? words.slice(0, words[link - 1]?.lower === ',' ? link - 1 : link) : words
  const rest = retold(asked)
  if (/\b(?:them|their)\b/.test(rest)) return /\bme\b/.test(written(asked)) ? rest.replace(`${listener.short}'s`, 'their') : rest
  const name = listener.short.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return rest
    .replace(new RegExp(`\\b${name}'s (?=own\\b|[a-z])`, 'g'), 'their ')
    .replace(new RegExp(`\\b${name} (?=was\\b)`, 'g'), 'they ')
    .replace(/\bthey was\b/g, 'they were')
}

function hasClause(words: readonly Word[]): boolean {
  const verb = words.findIndex(word => word.pos === 'VERB' || word.pos === 'AUX')
  return verb > 0 && words.slice(0, verb).some(word => ['PRON', 'NOUN', 'PROPN', 'DET', 'NUM'].includes(word.pos)) && words.length > 2
}

/** Long talk is cut where a clause ends; what has no such place is not retold. */
function shortened(words: readonly Word[]): readonly Word[] | null {
  if (words.length <= longest) return words
  for (let at = longest; at > 9; at--) {
    const word = words[at]
    const next = words[at + 1]
    const isLink = word && /^(?:and|but|so|because|then|which|or)$/.test(word.lower)
    if (isLink && (words[at - 1]?.lower === ',' || next?.pos === 'PRON' || next?.lower === 'then')) {
      return words.slice(0, words[at - 1]?.lower === ',' ? at - 1 : at)
    }
  }
  return null
}

function wordsAfter(words: readonly Word[], text: string, pattern: RegExp): readonly Word[] {
  const match = pattern.exec(text)
  if (!match) return []
  let length = 0
  for (let at = 0; at < words.length; at++) {
    if (length >= match[0].trimEnd().length) return words.slice(at)
    length += (words[at]?.text.length ?? 0) + (words[at + 1]?.spaceBefore ? 1 : 0)
  }
  return []
}

function decapitalised(words: readonly Word[]): readonly Word[] {
  const [first, ...rest] = words
  if (!first || first.pos === 'PROPN' || first.text === 'I' || /^[\p{Lu}\d]{2,}/u.test(first.text)) return words
  return [{ ...first, text: first.text.charAt(0).toLowerCase() + first.text.slice(1) }, ...rest]
}

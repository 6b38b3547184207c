import type { ReadCondition } from './read-condition.js'
import type { ReadTurn } from './read-turn.js'
import { wordsSaid } from './words-said.js'

/** What a turn does if it meets a condition of one act and no matter: "if he apologises". */
const signOf: Readonly<Record<string, string>> = {
  apology: 'sorry',
  threat: 'orElse',
  praise: 'goodWord',
  blame: 'reproach',
  understanding: 'feeling',
}
/** "How about a diary?" asks for nothing that someone knows. */
const proposes = /^how about (?:an?|if|we|\p{L}+ing)\b/iu
/** "What is going on?" does not ask what is going on at home. */
const ofHome =
  /\b(?:home|famil(?:y|ies)|private(?:ly)?|personal(?:ly)?|outside|own life|husband|wife|partner|mother|father|parents|child(?:ren)?|kids?)\b/i
/** "In a caring way" */
const kindly =
  /\b(?:in an? (?:\p{L}+ and )?(?:caring|kind|warm|gentle) way|kindly|gently|with (?:care|sympathy|concern))\b/iu
const kindSigns = ['feeling', 'goodWord', 'sorry']
const days = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)(?=days?\b)/gi
const daysIn = (text: string) => (text.match(days) ?? []).map((day) => day.toLowerCase())

/** "What about Tuesday?" does not ask about Saturdays. */
export const isOtherDay = (words: string, said: string): boolean => {
  const [wanted, named] = [daysIn(words), daysIn(said)]
  return wanted.length > 0 && named.length > 0 && !named.some((day) => wanted.includes(day))
}

/** "How your mother is": "Who helps you with your mother?" asks for something else. */
const ofState = /^how (?:[\p{L}'’]+ ){1,4}(?:is|are|feels?|copes?|does)$/iu
const asksState =
  /\bhow (?:is|are|was|has|have|does|do)\b|\b(?:all right|okay|ok|well|better|doing|feel\p{L}*|cop(?:e|es|ing))\b/iu

/** "Mentions a warning": another matter is none. */
export const mentions = /^\S+ (?:mentions?|brings? up|raises? the|talks? (?:of|about)) (?!how\b|what\b|why\b)/i

/** "Says that she has another appointment" */
const saysThat = /^(?:\S+ ){0,2}?says? (?!sorry\b|no\b|yes\b)/i
/** "What Ellis himself wants": "How is Ellis?" asks for something else. */
const ofWish = /^what (?:[\p{L}'’-]+ ){1,4}(?:wants?|wishes|needs?|likes?|hopes?)\b/iu
const asksWish = /\b(?:want|wish|need|like|hope|prefer|rather|after)/i

const asksElse = (matter: string, said: string) =>
  (ofState.test(matter) && !asksState.test(said)) || (ofWish.test(matter) && !asksWish.test(said))
const tellsOf = (words: string) => mentions.test(words) || saysThat.test(words)

/** What a turn must not lack, of any kind about. */
export function lacks(
  { words, matter, thing, isOnlyAct, named }: ReadCondition,
  { done }: ReadTurn,
  said: string,
): boolean {
  if (isOtherDay(words.text, said) || asksElse(matter.text, said)) return true
  if (tellsOf(words.text) && wordsSaid(thing, said).count === 0) return true
  if (named.includes('asks') && (proposes.test(said) || (ofHome.test(matter.text) && !ofHome.test(said)))) return true
  if (kindly.test(words.text) && !kindSigns.some((sign) => done.includes(sign))) return true
  // Who asks does what is asked about no more.
  const signs = isOnlyAct && !named.includes('asks') ? named.flatMap((act) => signOf[act] ?? []) : []
  return signs.length > 0 && !signs.some((sign) => done.includes(sign))
}

import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { conditionFeatures } from './condition-features.js'
import type { Reading } from '../answers/reading.js'
import { withFullForms } from '../prompt/full-forms.js'
import { meaningOf } from '../units/meaning.js'
import { sharedInMeaning } from '../wording/concepts.js'
import type { Described } from './described.js'
import { type ReadCondition, readCondition } from './read-condition.js'
import { type ReadTurn, readTurn } from './read-turn.js'
import { isSurelyMet, isSurelyUnmet } from './surely-met.js'

const Weights = v.strictObject({ bias: v.number(), features: v.record(v.string(), v.number()) })
/** Learned by evaluate/train-conditions.ts: docs/adr/0059. */
const learned = loadData('weights/conditions', v.strictObject({ about: Weights, does: Weights }))

/** Of the turns of another talk, one in fifty is so near to a condition. */
const leastAbout = 0.52
/** How sure it has to be that a near turn does what the condition names. */
const leastDone = 0.4
/** What is told too early does more harm than what waits for another question. */
export const leastOfSecret = 0.65

/** From 0 to 1. */
function chanceBy(
  { bias, features: weights }: typeof learned.about,
  features: Readonly<Record<string, number>>,
): number {
  let sum = bias
  for (const name in features) sum += (features[name] ?? 0) * (weights[name] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}

/**
 * How probably what the person says does what a condition of the prompt names, from 0 to 1; 0 if it is about something else. What
 * meets a condition is said in a sentence or two of a long turn.
 */
export function chanceOfMet(condition: Described, turn: string): number {
  const sentences = sentencesOf(turn)
  const pairs = sentences.slice(1).map((sentence, at) => `${sentences[at]!} ${sentence}`)
  const { named, isRequest } = readCondition(condition)
  const asks = named.includes('asks') && !isRequest
  if (asks && !readTurn(turn).done.some((sign) => wanting.has(sign))) return 0
  const parts = pairs.length > 0 ? pairs : [turn]
  const said = asks && turn.includes('?') ? askedIn(sentences) : parts
  return Math.max(0, ...said.map((part) => chanceIn(condition, part)))
}

/** "I would like to know how that happened." */
const wanting: ReadonlySet<string> = new Set(['question', 'wondering'])

/** The questions; one that points back, with the sentence before: "You care about this piano. What does it mean to you?" */
const askedIn = (sentences: readonly string[]): string[] =>
  sentences.flatMap((sentence, at) => {
    if (!sentence.endsWith('?')) return readTurn(sentence).done.includes('wondering') ? sentence : []
    return at > 0 && pointing.test(sentence) ? `${sentences[at - 1]!} ${sentence}` : sentence
  })
const pointing = /\b(?:it|that|this|them|he|she|him|her|one|all right|okay)\b/i

/** What a turn does if it meets a condition of one act and no matter: "if he apologises". */
const signOf: Readonly<Record<string, string>> = {
  apology: 'sorry',
  threat: 'orElse',
  praise: 'goodWord',
  blame: 'reproach',
  understanding: 'feeling',
}
/** "I should not promise that" */
const unpromised = /(?:\bnot|n['’]t|\bnever) (?:be able to )?(?:promise|guarantee|assure)\b/i
/** "How about a diary?" asks for nothing that somebody knows. */
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
const isOtherDay = (words: string, said: string): boolean => {
  const [wanted, named] = [daysIn(words), daysIn(said)]
  return wanted.length > 0 && named.length > 0 && !named.some((day) => wanted.includes(day))
}

/** Which of the words are said, also in other words of their meaning. */
function wordsSaid({ text }: Reading, said: string): { count: number; share: number } {
  const wanted = meaningOf(text)
  const count = sharedInMeaning(wanted, meaningOf(earlier.test(said) ? `${said} earlier previous` : said))
  return { count, share: wanted.size === 0 ? 0 : count / wanted.size }
}

const questionsIn = (said: string) =>
  sentencesOf(said)
    .filter((sentence) => sentence.endsWith('?'))
    .join(' ')

/** Whether most of what is asked is in a question. */
function isAskedInWords({ matter }: ReadCondition, said: string): boolean {
  const { count, share } = wordsSaid(matter, questionsIn(said))
  return (count >= fewestWords && share > leastOfWords) || (share === 1 && openShort.test(questionsIn(said)))
}

/** What a condition names and a turn does, by the share of the words that has to be said: an offer, praise, a request. */
function isDoneTo({ named, isRequest }: ReadCondition, { done }: ReadTurn, share: number): boolean {
  const offers = named.includes('offers') && (done.includes('proposing') || done.includes('willDo'))
  const praises = named.includes('praise') && done.includes('goodWord')
  const requests = (isRequest || named.includes('telling')) && done.includes('asksDeed')
  return ((offers || praises) && share >= leastOfOffer) || (requests && share >= leastOfRequest)
}

/** Whether the words of a condition are said: most of what is asked in a question, the thing of a deed, or most of the deed. */
function isSaid(condition: ReadCondition, turn: ReadTurn, said: string): boolean {
  const { named, thing } = condition
  const isQuestion = turn.done.includes('question') && !telling.test(said)
  if (named.includes('asks')) return isQuestion && isAskedInWords(condition, said)
  const { count, share } = wordsSaid(thing, said)
  if (isDoneTo(condition, turn, share)) return true
  if (isQuestion) return false
  const isOfThing = named.includes('telling') || named.includes('blame')
  return (isOfThing && share === 1) || (count >= fewestWords && share >= leastOfDeed)
}
/** "Did you know that he was late?" tells it. */
const telling = /\b(?:did|do) you know (?:that )?\p{L}+ |\bare you aware that\b|\bdo you reali[sz]e\b/iu
/** "How was your last placement?" asks about the placement; "Is there a place near the station?" may ask about anything. */
const openShort = /^(?:(?:so|and|but)[, ]+)?(?:how|what|why|when|where)\b(?:\W+[\w'’]+){1,8}\W*$/i
const fewestWords = 2
const leastOfDeed = 0.6
const leastOfOffer = 0.5
const leastOfRequest = 0.8
const leastOfWords = 0.5
/** "Did you fall before?" asks for earlier falls. */
const earlier = /\b(?:before|ever|previous|in the past)\b/i

/** A question so near to the one that a prompt describes is it; with all its words, it needs to be less near. */
const isOfMatter = ({ nearQuestion = 0, sameMatter = 0 }: Readonly<Record<string, number>>): boolean =>
  nearQuestion >= leastOfQuestion || (sameMatter >= nearlyAll && nearQuestion >= leastOfSame)
const leastOfQuestion = 0.7
const leastOfSame = 0.3
const nearlyAll = 0.99

/** "How your mother is": "Who helps you with your mother?" asks for something else. */
const ofState = /^how (?:[\p{L}'’]+ ){1,4}(?:is|are|feels?|copes?|does)$/iu
const asksState =
  /\bhow (?:is|are|was|has|have|does|do)\b|\b(?:all right|okay|ok|well|better|doing|feel\p{L}*|cop(?:e|es|ing))\b/iu

/** "Mentions a warning": another matter is none. */
const mentions = /^\S+ (?:mentions?|brings? up|raises? the|talks? (?:of|about)) (?!how\b|what\b|why\b)/i

const claimed = /^(?:you are told|\S+ tells? you|\S+ says?) that (.+)$/i
const denies = /\b(?:not|never|no)\b|n['’]t\b/i

/** "Told that you are careless": all of it is said, and not denied. */
function isClaimed(words: string, said: string): boolean {
  const claim = claimed.exec(words)?.[1]
  if (!claim || denies.test(said) !== denies.test(claim)) return false
  const wanted = meaningOf(claim)
  return wanted.size > 0 && sharedInMeaning(wanted, meaningOf(said)) === wanted.size
}

/** What a turn must not lack, whatever it is about. */
function lacks({ words, matter, thing, isOnlyAct, named }: ReadCondition, { done }: ReadTurn, said: string): boolean {
  if (isOtherDay(words.text, said) || (ofState.test(matter.text) && !asksState.test(said))) return true
  if (mentions.test(words.text) && wordsSaid(thing, said).count === 0) return true
  if (named.includes('asks') && (proposes.test(said) || (ofHome.test(matter.text) && !ofHome.test(said)))) return true
  if (kindly.test(words.text) && !kindSigns.some((sign) => done.includes(sign))) return true
  const signs = isOnlyAct ? named.flatMap((act) => signOf[act] ?? []) : []
  return signs.length > 0 && !signs.some((sign) => done.includes(sign))
}

/** Turns that nearly meet a condition have its words as often as those that meet it: what is learned has to allow it. */
const leastOfSaid = 0.15
/** All that is asked in a question, all that is offered, or all that is told as news. */
const isAllSaid = ({ named, matter, thing }: ReadCondition, said: string) =>
  (named.includes('asks') && wordsSaid(matter, questionsIn(said)).share === 1) ||
  (named.includes('offers') && wordsSaid(thing, said).share === 1) ||
  (named.includes('telling') && telling.test(said) && wordsSaid(thing, said).share === 1)

/** 0 or 1 if what is said leaves no doubt; null if that has to be learned. */
function surelyIn({ words }: Described, read: ReadCondition, turn: ReadTurn, said: string): 0 | 1 | null {
  if (read.named.includes('promise') && !read.named.includes('asks') && turn.done.includes('assuring'))
    return unpromised.test(said) ? 0 : 1
  if (isSurelyUnmet(words, said)) return 0
  const isMet =
    isSurelyMet(words, said) || quotedIn(words).some((example) => ` ${plain(said)} `.includes(` ${example} `))
  if (isMet && !isOtherDay(words, said)) return 1
  if (lacks(read, turn, said)) return 0
  if (isClaimed(words, said)) return 1
  return mentions.test(words) && !read.named.includes('asks') && wordsSaid(read.thing, said).share === 1 ? 1 : null
}

function chanceIn(condition: Described, said: string): number {
  const [read, turn] = [readCondition(condition), readTurn(said)]
  const asks = read.named.includes('asks')
  const sure = surelyIn(condition, read, turn, said)
  if (sure !== null) return sure
  const { about, does } = conditionFeatures(read, turn)
  const chance = chanceBy(learned.does, does)
  const isInWords = isSaid(read, turn, said) || (asks && turn.done.includes('question') && isOfMatter(about))
  if (isInWords && (chance >= leastOfSaid || isAllSaid(read, said))) return 1
  if (chanceBy(learned.about, about) < leastAbout) return 0
  return asks && isOfSibling(read, about) ? chance * ofSibling : chance
}

const plain = (text: string) =>
  withFullForms(text)
    .toLowerCase()
    .replace(/[^\p{L}\d\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
const shortestQuoted = 4

/** The examples that a condition gives: 'uses medical words like "hemiarthroplasty"', 'generalises ("you always…")'. */
const quotedIn = (words: string): string[] =>
  [...words.matchAll(/["“]([^"”]+)["”]/g)]
    .map(([, example = '']) => plain(example))
    .filter((example) => example.length >= shortestQuoted)

/** "Do you drink a lot of coffee?" has words of "I drink coffee and three beers", and none of "asks about alcohol". */
const isOfSibling = (
  { matter }: ReadCondition,
  { sameMatter = 0, then = 0 }: Readonly<Record<string, number>>,
): boolean => matter.words.length === 1 && sameMatter === 0 && then > 0
const ofSibling = 0.6

/** Whether what the person says meets a condition of the prompt. */
export const isMetBy = (condition: Described, turn: string, least = leastDone): boolean =>
  chanceOfMet(condition, turn) >= least

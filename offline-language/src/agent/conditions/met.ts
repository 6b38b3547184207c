import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { conditionFeatures } from './condition-features.js'
import { meaningOf } from '../units/meaning.js'
import { sharedInMeaning } from '../wording/concepts.js'
import { plainWords } from '../wording/plain-words.js'
import type { Described } from './described.js'
import { sumOf } from './learned.js'
import { isOtherDay, lacks, mentions } from './lacking.js'
import { isDenied } from './named-thing.js'
import { type ReadCondition, readCondition } from './read-condition.js'
import { pairsOf, type ReadTurn, readTurn } from './read-turn.js'
import { isSurelyMet, isSurelyUnmet } from './surely-met.js'
import { isAllSaid, isSaid, wordsSaid } from './words-said.js'

/** Of the turns of another talk, one in fifty is so near to a condition. */
const leastAbout = 0.52
/** How sure it has to be that a near turn does what the condition names. */
const leastDone = 0.4
/** What is told too early does more harm than what waits for another question. */
export const leastOfSecret = 0.65

/** From 0 to 1. */
const chanceOf = (sum: number): number => 1 / (1 + Math.exp(-sum))

/**
 * How probably what the person says does what a condition of the prompt names, from 0 to 1; 0 if it is about something else. What
 * meets a condition is said in a sentence or two of a long turn.
 */
export function chanceOfMet(condition: Described, turn: string): number {
  const sentences = sentencesOf(turn)
  const pairs = pairsOf(sentences)
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

/** "I should not promise that" */
const unpromised = /(?:\bnot|n['’]t|\bnever) (?:be able to )?(?:promise|guarantee|assure)\b/i
const claimed =
  /^(?:you are told|\S+ tells? you|\S+(?: \S+)? (?:says?|suggests?|hints?|claims?|thinks?|believes?)) (?:that )?([^"“].*)$/i
const denies = /\b(?:not|never|no)\b|n['’]t\b/i

/** "Told that you are careless": all of it is said, and not denied. */
function isClaimed(words: string, said: string): boolean {
  const claim = claimed.exec(words)?.[1]
  if (!claim || denies.test(said) !== denies.test(claim)) return false
  const wanted = meaningOf(claim)
  const fewest = / that /.test(words) ? 1 : fewestOfClaim
  return wanted.size >= fewest && sharedInMeaning(wanted, meaningOf(said)) === wanted.size
}
/** "Says no" is no claim without a "that". */
const fewestOfClaim = 2

/** A question so near to the one that a prompt describes is it; with all its words, it needs to be less near. */
const isOfMatter = ({ nearQuestion = 0, sameMatter = 0 }: Readonly<Record<string, number>>): boolean =>
  nearQuestion >= leastOfQuestion || (sameMatter >= nearlyAll && nearQuestion >= leastOfSame)
const leastOfQuestion = 0.7
const leastOfSame = 0.3
const nearlyAll = 0.99

/** Turns that nearly meet a condition have its words as often as those that meet it: what is learned has to allow it. */
const leastOfSaid = 0.15
/** 0 or 1 if what is said leaves no doubt; null if that has to be learned. */
function surelyIn({ words }: Described, read: ReadCondition, turn: ReadTurn, said: string): 0 | 1 | null {
  if (read.named.includes('promise') && !read.named.includes('asks') && turn.done.includes('assuring'))
    return unpromised.test(said) ? 0 : 1
  if (isSurelyUnmet(words, said) || isDenied(read, said)) return 0
  const isMet =
    isSurelyMet(words, said) || quotedIn(words).some((example) => ` ${plainWords(said)} `.includes(` ${example} `))
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
  const chance = chanceOf(sumOf('does', does))
  const isInWords = isSaid(read, turn, said) || (asks && turn.done.includes('question') && isOfMatter(about))
  if (isInWords && (chance >= leastOfSaid || isAllSaid(read, said))) return 1
  if (chanceOf(sumOf('about', about)) < leastAbout) return 0
  return asks && isOfSibling(read, about) ? chance * ofSibling : chance
}

const shortestQuoted = 3

/** The examples that a condition gives: 'uses medical words like "hemiarthroplasty"', 'generalises ("you always…")'. */
const quotedIn = (words: string): string[] =>
  [...words.matchAll(/["“]([^"”]+)["”]/g)]
    .map(([, example = '']) => plainWords(example))
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

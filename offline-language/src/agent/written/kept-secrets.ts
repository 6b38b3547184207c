import { capitalised } from '../../language/tokens/first-letter.js'
import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { limitIn } from '../units/limits.js'
import { keysOf } from '../units/keys.js'
import type { SecretKey } from '../units/unit.js'
import { isClean } from '../wording/clean-sentence.js'
import { inFirstPerson } from '../wording/first-person.js'
import { isOwn, sayingWords, type Scene, toldToPart } from './own-words.js'
import { isUnknown, type ReadPrompt, type ReadSentence } from './read-kinds.js'
import { readSecretClause, type SecretClause } from './secret-clauses.js'
import { isClosed } from './secrets-among.js'

/** What a prompt keeps back in sentences that follow one another, and what opens it. */
export interface KeptSecret {
  /** The places of its sentences. */
  places: ReadonlySet<number>
  /** The words in which the part tells it, for each clause that says something. */
  told: ReadonlyMap<ReadSentence, string>
  keys: SecretKey[]
}

interface Part extends SecretClause {
  piece: ReadSentence
}

/** "Your father died and that you stopped looking at it": each clause is a sentence of its own. */
const furtherClause = /,? and that (?=(?:you|your|he|his|she|her|it|they|the|there) )/iu
const toldWords = (matter: string, scene: Scene): string | null => {
  const told = matter.split(furtherClause).map((clause) => clauseWords(clause, scene))
  return told.includes(null) ? null : told.join(' ')
}

/** What is told in the words of the part; what no rule can say ("You are ashamed") is only turned out of the second person. */
function clauseWords(matter: string, scene: Scene): string | null {
  const said = sayingWords(matter, scene)
  if (said) return withMyself(said, scene)
  const turned = withMyself(inFirstPerson(capitalised(matter), scene.counterpart), scene)
  return isClean(turned) && isOwn(turned, scene.cast) ? turned : null
}

/** "I built it himself" */
const withMyself = (text: string, { cast: { pronoun } }: Scene): string =>
  pronoun === 'you' || !/\bI\b/.test(text)
    ? text
    : text.replace(pronoun === 'he' ? /\bhimself\b/g : /\bherself\b/g, 'myself')

/** The sentences of one secret: those that follow one another until one says what opens it. */
function groupsOf(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = []
  for (const part of parts) {
    const last = groups.at(-1)
    const place = last?.at(-1)?.piece.place ?? -Infinity
    const isNear = last !== undefined && part.piece.place - place <= 1
    const isOpen = last?.every(({ key }) => key === null) ?? false
    const isMore = part.matter === null || part.piece.place === place
    if (isNear && (isOpen || isMore)) last.push(part)
    else groups.push([part])
  }
  return groups
}

const ofFeeling = /^(?:you|he|she) (?:are|feel|find|is|feels|finds) (?:\p{L}+ )?\p{L}+$/iu
const pointing = /\b(?:it|this|that)$|\bfind (?:it|this|that) \p{L}+$/iu
const mostOfPointing = 8

/** "You find that humiliating", "You are mortified": of the sentence before. */
const pointsBack = (matter: string): boolean =>
  ofFeeling.test(matter) || (matter.split(' ').length <= mostOfPointing && pointing.test(matter))

/** What is surely open is no part of a secret that a later sentence tells with what opens it. */
function withoutLead(group: Part[]): Part[] {
  const whole = group.findIndex(({ matter, key }) => matter !== null && key !== null && !pointsBack(matter))
  return whole < 0 ? group : group.filter(({ piece }, at) => at >= whole || piece.shares.secret >= leastOfLead)
}
const leastOfLead = 0.3

/** "If he asks about the pipe, you evade, and admit it if he asks again": what is asked for has to be asked twice. */
function withTimes(keys: SecretKey[]): SecretKey[] {
  const times = Math.max(1, ...keys.map((key) => key.times))
  const ofMatter = keys.filter(({ isAsked, stems }) => isAsked && stems.size > 0)
  return times > 1 && ofMatter.length > 0 ? ofMatter.map((key) => ({ ...key, times })) : keys
}

/** "The real reason", "What she keeps to herself" over a list. */
const ofSecret =
  /^(?:the )?(?:real|true|actual) (?:reason|story|cause)|\bsecret|\bhidden\b|\bkeeps? (?:back|to)\b|\bbehind (?:it|this|that)\b/i

/** Who the part is keeps nothing back. */
const leastOfWho = 0.5

/** Whether a sentence is one of a secret, by what was learned or by the heading over it. */
const isSecret = (sentence: ReadSentence): boolean =>
  sentence.secretAt !== null || (ofSecret.test(sentence.heading) && !isUnknown(sentence))

/** The secrets of a prompt; what it never tells is none. */
export function keptSecrets({ sentences }: ReadPrompt, scene: Scene): KeptSecret[] {
  const secret = new Set(sentences.flatMap((each) => (isSecret(each) ? each.place : [])))
  const kept = sentences.filter(
    (each) =>
      !each.isHeading &&
      each.shares.who < leastOfWho &&
      secret.has(each.place) &&
      !limitIn(each.whole, each.place)?.side,
  )
  const parts = kept.map((piece): Part => ({ piece, ...readSecretClause(toldToPart(piece.text, scene)) }))
  const open = groupsOf(parts).filter((group) => !group.some(({ piece }) => isClosed(piece.whole)))
  const secrets = open.map((whole) => secretIn(withoutLead(whole), scene))
  const told = secrets.filter((each) => each.told.size > 0)
  return told.map((each) => {
    const apart = secrets.filter((other) => other.told.size === 0 && meantBy(other, told) === each)
    const keys = withTimes([...each.keys, ...apart.flatMap((other) => other.keys)])
    return {
      ...each,
      places: new Set([...each.places, ...apart.flatMap((other) => [...other.places])]),
      keys: keys.length > 0 ? keys : [bareQuestion],
    }
  })
}

/** Nothing is said of what opens it: a question for it does. */
const bareQuestion: SecretKey = { words: '', stems: new Set(), isAsked: true, times: 1, mood: null }

interface Found extends KeptSecret {
  stems: ReadonlySet<string>
}

function secretIn(group: readonly Part[], scene: Scene): Found {
  const told = new Map(
    group.flatMap(({ piece, matter }) => {
      const said = matter === null ? null : toldWords(matter, scene)
      return said === null ? [] : [[piece, said] as const]
    }),
  )
  return {
    places: new Set(group.map(({ piece }) => piece.place)),
    told,
    keys: group.flatMap(({ key }) => (key === null ? [] : keysOf(key))),
    stems: new Set(
      group.flatMap(({ piece, key }) => [...contentStems(key ? piece.text.replace(key, '') : piece.text)]),
    ),
  }
}

/** "You only talk about the red light if …": the secret that has most of its words is meant, else the last one before without a key. */
function meantBy({ stems, places }: Found, told: readonly Found[]): Found | undefined {
  const [best] = told.toSorted((a, b) => shared(stems, b.stems) - shared(stems, a.stems))
  if (best && shared(stems, best.stems) > 0) return best
  return told.findLast((each) => each.keys.length === 0 && Math.max(...each.places) < Math.min(...places))
}

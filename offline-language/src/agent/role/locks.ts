import { contentStems } from '../../language/tokens/content-stems.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { inFirstPerson } from '../wording/first-person.js'
import { sharedInMeaning } from '../wording/concepts.js'
import type { Fact } from './knowledge.js'
import { bans } from './lock-bans.js'
import { type Key, keysIn, openingAt, untilWords } from './lock-keys.js'

/** A secret of the prompt: its facts are not known to the replies until a key opens it. */
export interface Lock {
  /** The content words of the matter that is kept back. */
  topic: ReadonlySet<string>
  /** The secret as the role says it; empty if the facts of the topic are all there is. */
  told: string
  /** Whether it is about the sentence before. */
  isBefore: boolean
  /** The names that are kept back: "the Miramar story". */
  names: string[]
  /** Whether the names of someone are kept back: "the boys' names". */
  isOfNames: boolean
  keys: Key[]
}

interface Found {
  lock: Lock
  /** The sentences that it took in. */
  taken: string[]
  before: string | null
}

const clauseStart = /^(?:you|your|the \p{L}+ (?:is|was|has|have)|\p{Lu}\p{Ll}+ (?:is|was|has)|it(?:'s| is)|there)\b/u

/** Whether what a ban keeps back is a whole clause: "that Rosa is on probation". */
function isClause(what: string, before: string): boolean {
  return /\bthat $/.test(before) || (clauseStart.test(what) && /\s\S+\s/.test(what))
}

/** The matter of a ban, from its words. */
function matterOf(what: string, before: string, counterpart: Counterpart): Omit<Lock, 'keys'> {
  const isWhole = isClause(what, before)
  return {
    topic: contentStems(what),
    told:
      isWhole && !/^it\b/.test(what) ? inFirstPerson(what.charAt(0).toUpperCase() + what.slice(1), counterpart) : '',
    isBefore: what === '',
    names: isWhole ? [] : (what.match(/(?<!^)\b\p{Lu}[\p{L}-]{2,}/gu) ?? []),
    isOfNames: /\bnames?$|^(?:the|their) names?\b|^(?:the )?name of\b/.test(what),
  }
}

/** "Do not mention the violin unless they ask": the ban and its key. */
function withoutKey(plain: string): { body: string; after: string } {
  const after = untilWords.exec(plain)?.[1] ?? ''
  return { body: after ? plain.replace(untilWords, '') : plain, after }
}

/** "The insurance pays up to 3,000, you do not want to say that": the matter is in the sentence itself. */
function mattersBefore(body: string, found: RegExpExecArray | null): string {
  const before = body.slice(0, found?.index ?? 0).replace(/,? (?:and |but |so )?(?:you|he|she) ?$/i, '')
  return before.split(' ').length >= fewestOfMatter ? before : ''
}
const fewestOfMatter = 4

const whatIn = (found: RegExpExecArray | null) => (found?.[1] ?? found?.[2] ?? '').trim()

function foundAt(sentences: readonly string[], at: number, counterpart: Counterpart): Found | null {
  const sentence = sentences[at] ?? ''
  const plain = sentence.replace(/[.!]$/, '')
  const { body, after } = withoutKey(plain)
  for (const { looks, isOfBefore, isAdmitted } of bans) {
    const found = looks.exec(body)
    const what = whatIn(found) || mattersBefore(body, found)
    if (!found || (!what && !isOfBefore)) continue
    const opening = openingAt(sentences, at, after, what)
    const key = isAdmitted ? what : opening.condition
    return {
      lock: {
        ...matterOf(what, body.slice(0, body.length - what.length), counterpart),
        keys: key ? keysIn(key) : [],
      },
      taken: [sentence, opening.sentence].filter(Boolean),
      before: what === '' ? (sentences[at - 1] ?? null) : null,
    }
  }
  return null
}

/** What is kept back and no fact tells: "Mention the offer, never the quality." */
export function lockedWords(facts: readonly Fact[], locks: readonly Lock[]): string[] {
  return locks.filter((lock) => !facts.some((fact) => fact.lock === lock)).map(({ topic }) => [...topic].join(' '))
}

export interface Locks {
  /** The prompt without the bans that are read here. */
  prompt: string
  locks: Lock[]
}

/** Takes the secrets out of a prompt that no question but their own opens. */
export function locksOf(prompt: string, sentences: readonly string[], counterpart: Counterpart): Locks {
  let rest = prompt
  const locks: Lock[] = []
  for (const at of sentences.keys()) {
    const found = foundAt(sentences, at, counterpart)
    if (!found) continue
    const { lock, taken, before } = found
    locks.push(before ? { ...lock, topic: contentStems(before) } : lock)
    for (const each of taken) rest = rest.replace(each, '')
  }
  return { prompt: rest, locks }
}

const leastOfBefore = 0.7
const leastOfTopic = 0.6

/** Whether a fact says what a lock keeps back. */
function tells({ topic, isBefore, told, names, isOfNames }: Lock, { stems, text }: Fact): boolean {
  if (isOfNames && nameList.test(text)) return true
  const common = sharedInMeaning(topic, stems)
  if (common === 0 || isOfNames) return false
  if (isBefore)
    return [...contentStems(text)].filter((stem) => topic.has(stem)).length >= contentStems(text).size * leastOfBefore
  if ([...names].some((name) => new RegExp(`\\b${name}\\b`, 'u').test(text))) return true
  // "The fight" is in the sentence about the fight; of a clause, most words are.
  return told ? common >= topic.size * leastOfTopic : common >= Math.min(2, topic.size)
}

/** ", Max and Lenny," */
const nameList = /, \p{Lu}\p{Ll}+(?:(?:,| and) \p{Lu}\p{Ll}+)*,/u

/** "Two boys, Max and Lenny, lock him in" without the names. */
function withoutNames(fact: Fact): Fact {
  const text = fact.text.replace(nameList, '')
  return { ...fact, text, stems: contentStems(text) }
}

/** The facts with what the locks keep back marked, and what only a ban itself tells. */
export function lockedFacts(facts: readonly Fact[], locks: readonly Lock[]): Fact[] {
  const marked = facts.flatMap((fact) => {
    const lock = locks.find((each) => tells(each, fact))
    if (!lock) return fact
    const closed = { ...fact, isGuarded: false, isAside: false, lock }
    return lock.isOfNames ? [withoutNames(fact), closed] : closed
  })
  const own = locks.flatMap((lock) =>
    lock.told && !marked.some((fact) => fact.lock === lock)
      ? [{ text: lock.told, stems: contentStems(lock.told), followsOn: false, isGuarded: false, lock }]
      : [],
  )
  return [...marked, ...own]
}

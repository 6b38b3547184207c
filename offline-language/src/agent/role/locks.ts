import { capitalised } from '../../language/tokens/first-letter.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { inFirstPerson } from '../wording/first-person.js'
import type { Lock } from './lock.js'
import { bans } from './lock-bans.js'
import { keysIn, openingAt, untilWords } from './lock-keys.js'

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
    told: isWhole && !/^it\b/.test(what) ? inFirstPerson(capitalised(what), counterpart) : '',
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

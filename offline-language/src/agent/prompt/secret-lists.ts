import { asInSentence, capitalised } from '../../language/tokens/first-letter.js'
import { inSecondPerson } from './in-second-person.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

const { wanted } = loadPatterns('prompt/secret-lists', 'wanted')

/** Headings over what the part keeps to itself, and over what it says on a question only. */
const kept = anyOf(
  loadPatterns('prompt/kept-headings', 'keeps', 'nobodyKnows', 'kind', 'inBrackets', 'ban', 'title'),
  '^(?:#+ *|\\*\\*)?(?:',
  ')(?:\\*\\*)?:?$',
)
const heading = /^(?:#{1,6} .+|\*\*[^*]+\*\*:?|\p{Lu}[\p{Lu} &/'’-]{2,50}:?|(?:[\p{L}'’-]+ ){0,4}[\p{L}'’-]+:)$/u
const bullet = /^\s*(?:[-*•·–]|\d+[.)])\s+(.*)$/u

/** A secret with a sentence of its own on when it is said. */
const withKey =
  /^([^.]{8,}?)\.\s+((?:Only |You only )?(?:admit|tell|mention|say|reveal)s? [^.]*\b(?:if|when|once)\b.+)$/iu

/** "She only says so if the nurse asks about side effects": the condition of the secret before it. */
const isKey =
  /^(?:(?:he|she|they|you) )?only (?:admits?|tells?|mentions?|says?|reveals?|talks?)\b.*\b(?:if|when|once)\b/i

/** "that he was drinking" is about the part. */
const ofSelf = (item: string) =>
  /^that (he|she)\b/.test(item) ? inSecondPerson(item, /^that she\b/.test(item) ? 'she' : 'he') : item

const capitals = /^\p{Lu}[\p{Lu} ]+:?$/u

/** A list of secrets with what its heading says in each line, and a heading of wishes in the usual letters. */
export function withListsAsSentences(prompt: string): string {
  const pronoun = /\b(he|she)\b/i.exec(prompt)?.[1]?.toLowerCase()
  const who = pronoun ? `${capitalised(pronoun)} never tells` : 'You never tell'
  let isKept = false
  return prompt
    .split('\n')
    .map((line, at, lines) => {
      const text = line.trim()
      if (kept.test(text)) isKept = true
      else if (heading.test(text)) isKept = false
      if (wanted.test(text) && capitals.test(text)) return '## What you want'
      if (kept.test(text)) return '## Matter'
      const item = itemIn(line)
      return item && isKept ? secretOf(item, itemIn(lines[at + 1] ?? ''), who) : line
    })
    .join('\n')
}

const itemIn = (line: string): string => bullet.exec(line)?.[1]?.trim() ?? ''

/** A line of a list of secrets as sentences; `next` may contain its condition. */
function secretOf(item: string, next: string, who: string): string {
  if (isKey.test(item)) return item
  const plain = item.replace(/[.;]$/, '')
  if (/^that /.test(item)) return `You have told nobody ${ofSelf(plain)}.`
  const [, secret = '', key = ''] = withKey.exec(item) ?? []
  if (key) return `You have told nobody that ${asInSentence(secret)}. ${key}`
  return isKey.test(next) ? `You have told nobody that ${asInSentence(plain)}.` : `${who} that ${asInSentence(plain)}.`
}

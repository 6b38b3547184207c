import { capitalised } from '../../language/tokens/first-letter.js'
import { type Cast, partyOf } from '../../language/names/cast.js'
import { other } from '../../language/names/party.js'
import { inThirdPerson, possessive } from '../../language/persons/third-person.js'
import type { Role, Sentence } from '../../language/sentences/sentence.js'
import type { Word } from '../../language/tokens/language-model.js'
import { faultOfPredicate } from '../../language/clauses/clause-faults.js'
import type { Conversation } from '../read/conversation.js'
import { saysNothing } from '../phrase/general-nouns.js'
import { hasUnresolved } from '../phrase/doubts.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { contact, names, troubles } = loadPatterns('announced-matter', 'contact', 'names', 'troubles')

/** How someone says what they came for; `of` says whose matter it is, `says` what follows the words. */
interface Form {
  said: RegExp
  of: 'speaker' | 'listener'
  says: 'thing' | 'deed'
  /** Whether nothing may follow the thing: "it's the chain" announces it, "it's the chain that broke" tells of it. */
  isLast?: boolean
}

const purposes =
  'cancel|report|book|change|return|complain about|apply for|order|ask for|sell|buy|borrow|move|hand in|give up|stop|talk about|speak about|discuss'
/** "It is about the size of an egg" measures. */
const measured = 'the (?:size|height|length|width|weight|age|shape|same|number|amount)\\b'
const isAbout = new RegExp(`\\b(?:it|this) is (?:about(?! ${measured})|to do with) `, 'i')
const forms: readonly Form[] = [
  {
    said: contact,
    of: 'speaker',
    says: 'thing',
  },
  { said: troubles, of: 'speaker', says: 'thing' },
  { said: isAbout, of: 'speaker', says: 'thing' },
  {
    said: /\b(?:I|we) (?:want|wanted|need|would like|have) to (?:talk|speak)(?: to you| with you)? about /i,
    of: 'speaker',
    says: 'thing',
  },
  { said: /\byou (?:want|wanted) to (?:talk|speak)(?: to me| with me)? about /i, of: 'listener', says: 'thing' },
  {
    said: new RegExp(`\\b(?:I|we) (?:want|wanted|would like) to (?=(?:${purposes})\\b)`, 'i'),
    of: 'speaker',
    says: 'deed',
  },
  { said: names, of: 'speaker', says: 'thing', isLast: true },
  { said: new RegExp(`\\bthat you want to (?=(?:${purposes})\\b)`, 'i'), of: 'listener', says: 'deed' },
]

/** "It's the chain." */
export const onlyNames = (text: string): boolean => names.test(text)

const share = 0.3
/** "It's the chain." names the matter only at the beginning. */
const shareOfNames = 0.12
const longest = 14

/** "Ann speaks to Tom about the mould in the bedroom": what one of them says they came for; null if no one does. */
export function announcedMatter(conversation: Conversation): string | null {
  const { sentences, turns, cast } = conversation
  const until = (part: number) => {
    const last = turns[Math.ceil(turns.length * part)]?.index ?? 0
    return sentences.filter(({ turns: [turn = 0] }) => turn <= last)
  }
  const tries = [
    { some: forms.filter(({ isLast }) => !isLast), early: until(share) },
    { some: forms.filter(({ isLast }) => isLast), early: until(shareOfNames) },
  ]
  for (const { some, early } of tries)
    for (const sentence of early)
      for (const form of some) {
        const matter = matterIn(sentence, form, cast)
        if (matter) return matter
      }
  return null
}

function matterIn({ text, words, role }: Sentence, { said, of, says, isLast }: Form, cast: Cast): string | null {
  const start = said.exec(text)
  if (!start) return null
  const after = wordsAt(words, text.slice(0, start.index + start[0].length))
  const whose = of === 'speaker' ? role : other(role)
  const [who, whom] = [partyOf(cast, whose).short, partyOf(cast, other(whose)).short]
  const named = says === 'thing' ? thingOf(after) : deedOf(after)
  if (!named || hasUnresolved(named) || (isLast && named.length < after.length)) return null
  const told = toldOf(named, role, whose, cast)
  return capitalised(says === 'thing' ? `${who} speaks to ${whom} about ${told}` : `${who} wants to ${told}`)
}

/** In the third person; what is the person's own is "theirs". */
function toldOf(words: readonly Word[], role: Role, whose: Role, cast: Cast): string {
  const voice = { speaker: partyOf(cast, role), listener: partyOf(cast, other(role)) }
  const told = inThirdPerson(words, voice)
  return told.replaceAll(possessive(partyOf(cast, whose).short), 'their')
}

/** The words behind so much of the text. */
function wordsAt(words: readonly Word[], before: string): readonly Word[] {
  let length = 0
  for (const [at, word] of words.entries()) {
    if (length >= before.trimEnd().length) return words.slice(at)
    length += word.text.length + (words[at + 1]?.spaceBefore ? 1 : 0)
  }
  return []
}

const isNounTag = ({ pos }: Word): boolean => pos === 'NOUN' || pos === 'PROPN'
const isPartOfThing = ({ pos, lower }: Word): boolean =>
  /^(?:DET|NOUN|PROPN|ADJ|NUM|PART)$/.test(pos) || /^(?:my|your|our|his|her|their|'s)$/.test(lower)
const joins = /^(?:of|in|on|at|for|with|from|to)$/
const starts = /^(?:my|your|our|the|an?)$/

/** "My father", "the mould in the bedroom": a noun with its article, and at most one more behind it. */
function thingOf(words: readonly Word[]): readonly Word[] | null {
  if (!starts.test(words[0]?.lower ?? '')) return bareThing(words)
  const first = endOfThing(words, 0)
  const isJoined = joins.test(words[first]?.lower ?? '')
  const second = isJoined ? endOfThing(words, first + 1) : 0
  const named = words.slice(0, second > first + 1 ? second : first)
  const last = named.at(-1)
  if (!last || !isNounTag(last) || named.length > longest) return null
  return saysNothing.test(last.lower) && named.filter(isNounTag).length < 2 ? null : named
}

/** "Episode nine", "money": up to the end of the words. */
function bareThing(words: readonly Word[]): readonly Word[] | null {
  const isBare = words.every(({ pos }) => /^(?:NOUN|PROPN|NUM)$/.test(pos)) && words.length <= mostOfBare
  const [first] = words
  return first && isBare && isNounTag(first) && !saysNothing.test(first.lower) ? words : null
}

const mostOfBare = 3

/** The place behind the last noun of a run that starts here. */
function endOfThing(words: readonly Word[], from: number): number {
  const end = words.findIndex((word, at) => at >= from && !isPartOfThing(word))
  const run = words.slice(from, end < 0 ? words.length : end)
  return from + run.findLastIndex(isNounTag) + 1
}

const endsDeed = /^(?:and|but|because|so|,|if|when|please)$/

/** "Cancel my membership": a verb with its object. */
function deedOf(words: readonly Word[]): readonly Word[] | null {
  const end = words.findIndex(({ lower }, at) => at > 0 && endsDeed.test(lower))
  const deed = words.slice(0, end < 0 ? words.length : end)
  if (saysNothing.test(deed.at(-1)?.lower ?? '')) return null
  const isWhole = deed.length > 1 && deed.length <= longest && deed.some(isNounTag) && faultOfPredicate(deed) === null
  return isWhole ? deed : null
}

import { capitalised } from '../../language/tokens/first-letter.js'
import { loadWords } from '../../data/load-words.js'
import { withHer } from './her-thing.js'
import { inSecond } from './in-second-person.js'
import { companyOf } from './listeners-company.js'
import { type PersonPronoun, withRecipient } from './person-pronoun.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

const { inCondition, leads, leader } = loadPatterns('prompt/counterpart', 'inCondition', 'leads', 'leader')

const lists = loadWords('counterpart', 'common')

const always = [
  'caller',
  'candidate',
  'user',
  'other person',
  'person',
  'other side(?! of)',
  'other party',
  'recipient',
  'trainee',
  'new hire',
  'interviewee',
  'participant',
]
const common: ReadonlySet<string> = new Set(lists.common)

/** The person whom the agent talks to, as the prompt names them. */
export interface Counterpart {
  /** Whether a text mentions them. */
  isIn: (text: string) => boolean
  /** Whether a noun names the house that they speak for: "campsite" for the campsite manager. */
  isOf: (noun: string) => boolean
  /** The pronoun by which the prompt means them, and no one else, as "the recipient". */
  asRecipient: (text: string) => string
  /** "The tenant wants" as "you want"; pronouns that can mean someone else stay. */
  named: (text: string) => string
  /** The same, with "they", "he" and "she" read as them too. Call it after the agent's own "you" has become "I". */
  meant: (text: string) => string
}

/** Someone else whom "he" or "she" means in the prompt: "your dog", "your son". */
const thirdParty = anyOf(loadPatterns('prompt/third-party', 'yours', 'parent'))

const shortestWord = 4
/** A space in what is no name of the person. */
const unbroken = '\u00A0'

const whereabouts =
  '(?: of (?:the|a|your) \\p{Ll}+| from (?:the|your) (?:\\p{Ll}+ ){0,2}(?:company|firm|agency|bank|office|school|hospital|charity|shop|hotel|insurance|department|council)| you are talking to| on the phone| upstairs| downstairs| opposite| next door)?'

/** The person as a prompt names them, by their role; `pronoun` is what the prompt calls them and no one else. */
export function counterpartOf(
  recipientRole: string,
  prompt: string,
  pronoun: PersonPronoun | null = null,
): Counterpart {
  const asRecipient = (text: string) => withRecipient(text, pronoun)
  const withCompany = companyOf(recipientRole, prompt)
  const hasThird = thirdParty.test(prompt)
  const words = recipientRole.toLowerCase().match(/\p{L}+/gu) ?? []
  const own = [
    ...whoMeets(prompt, recipientRole),
    ...new Set([
      ...words.filter((word) => common.has(word)),
      ...headsOf(recipientRole),
      ...(/\b(?:buyer|purchas\w+)\b/i.test(recipientRole) ? ['customer', 'client'] : []),
      ...(/\brepresentative\b/i.test(recipientRole) ? ['rep'] : []),
    ]),
  ]
  const nouns = [...always, ...own].join('|')
  const described = words.filter((word) => word.length >= shortestWord).join('|') || 'new'
  const byOwn = own.length > 0 ? `|my(?: (?:${described}))? (?:${own.join('|')})` : ''
  const kind = `(?: new| young| potential| other| late| ${described.replaceAll('|', '| ')})?`
  const who = `\\b(?<!names? of )(?:(?:the|this|your)${kind} (?:${nouns})${whereabouts}${byOwn})`
  const isThere = new RegExp(`${who}\\b`, 'iu')
  const possessive = new RegExp(`${who}(?:'s|s')(?= )`, 'giu')
  const subject = new RegExp(
    `${who}((?: also| really| still| already| only| just| always| never| often| now| probably)?) ([a-z']+)`,
    'giu',
  )
  const short = new RegExp(`${who}'s(?= (?:an?|the|not|too|very|always|never|still|just|been|going) )`, 'giu')
  const plain = new RegExp(`${who}\\b(?!'s|-\\p{L})`, 'giu')
  // "The trainee Leyla" is someone else: the names of the person are "the recipient" by now.
  const withName = new RegExp(`\\b([Tt]he|[Yy]our|[Mm]y) ((?:[\\p{Ll}-]+ )?(?:${nouns}) (?=\\p{Lu}\\p{Ll}))`, 'gu')
  const apart = (text: string) => text.replace(withName, `$1${unbroken}$2`)
  const named = (text: string) =>
    apart(asRecipient(withCompany(text)))
      .replace(/’/g, "'")
      .replace(short, 'you are')
      .replace(subject, (_, adverb: string, verb: string) => `you${adverb} ${inSecond(verb)}`)
      .replace(plain, 'you')
      .replace(possessive, 'your')
      .replaceAll(unbroken, ' ')
      .replace(/^your?\b/, (word) => capitalised(word))
  return {
    asRecipient,
    isOf: (noun) => words.slice(0, -1).concat(afterOf(recipientRole)).includes(noun.toLowerCase()),
    isIn: (text) => isThere.test(apart(text)),
    named,
    meant: (text) => pronouns(lowerYou(named(text)), !hasThird || isThere.test(text)),
  }
}

/** "Manager of the Seaview Hotel" */
const afterOf = (role: string): string[] =>
  (
    /\b(?:of|at|from|for) (.+)$/i
      .exec(role)?.[1]
      ?.toLowerCase()
      .match(/\p{L}+/gu) ?? []
  ).slice(-1)

/** The nouns in the conditions of a prompt that mean the person, even if the scenario uses another word. */
function whoMeets(prompt: string, recipientRole: string): string[] {
  // "If your boss gives it to you" is the person, if they lead others.
  const ofLeader = leader.test(recipientRole) ? [...prompt.matchAll(leads)] : []
  const nounsOf = (found: Iterable<RegExpExecArray>) => [...found].map(([, noun = '']) => noun.toLowerCase())
  const nouns = nounsOf(prompt.matchAll(inCondition))
  const others = nouns.filter(
    (noun) => !new RegExp(`\\b(?:you are|your|my) (?:an? |the )?${noun}\\b`, 'i').test(prompt),
  )
  return [...nounsOf(ofLeader), ...others]
}

/** "Medical receptionist" is "the receptionist" in the prompt; of several roles, each has its noun. */
function headsOf(recipientRole: string): string[] {
  return recipientRole
    .toLowerCase()
    .split(' / ')
    .flatMap((role) => {
      const phrase = role.split(/,| (?:for|who|of|in|at|with|from|to|that)\b/)[0] ?? ''
      return /(\p{L}{3,})\s*$/u.exec(phrase)?.[1] ?? []
    })
}

function lowerYou(text: string): string {
  return text.replace(/^You(r?)\b/, 'you$1')
}

/** "You pay the lads their half day": what is given to others is theirs. */
const ofOthers =
  /(?<!\b(?:give|pay|get|offer|hand|show|promise)s? (?:the|your|my|our|all) \p{L}+s )\b(?:their|his\/her)\b/giu

function pronouns(text: string, isSingular: boolean): string {
  const plural = text
    .replace(/\b(?:he or she|he\/she|s\/he) ([a-z']+)/gi, (_, verb: string) => `you ${inSecond(verb)}`)
    .replace(
      /(?<!\d of |(?:some|all|most|both|two|three|few|many|one|each|half|none|any) of )\b(?:they|them)\b/gi,
      'you',
    )
    .replace(ofOthers, 'your')
    .replace(/\btheirs\b/gi, 'yours')
    .replace(/\b(?:themselves|themself)\b/gi, 'yourself')
  return isSingular ? singularPronouns(plural) : plural
}

function singularPronouns(text: string): string {
  const told = text
    .replace(/\b(?:he|she) ([a-z']+)/gi, (_, verb: string) => `you ${inSecond(verb)}`)
    .replace(/\bhis\b/gi, 'your')
    .replace(/\b(?:himself|herself)\b/gi, 'yourself')
    .replace(/\bhim\b/gi, 'you')
  return withHer(told, (_, isOwner) => (isOwner ? 'your' : 'you'))
}

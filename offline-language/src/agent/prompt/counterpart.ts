import { loadPatterns } from '../../data/load-patterns.js'
import { loadWords } from '../../data/load-words.js'

const { bare } = loadPatterns('counterpart', 'bare')
const lists = loadWords('counterpart', 'common')

const always = [
  'caller',
  'candidate',
  'user',
  'other person',
  'person',
  'other side',
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
  /** "The tenant wants" as "you want"; pronouns stay. */
  named: (text: string) => string
  /** The same, with "they", "he" and "she" read as them too. Call it after the agent's own "you" has become "I". */
  meant: (text: string) => string
}

/** Someone else whom "he" or "she" means in the prompt: "your dog", "your son". */
const thirdParty =
  /\byour (?:\w+ )?(?:dog|cat|horse|son|daughter|husband|wife|mother|father|brother|sister|boss|manager|child|baby|grand\w+|friend|partner)\b|\b(?:mother|father|parent) of\b/i

const shortestWord = 4

export function counterpartOf(recipientRole: string, prompt: string): Counterpart {
  const hasThird = thirdParty.test(prompt)
  const words = recipientRole.toLowerCase().match(/\p{L}+/gu) ?? []
  const own = [
    ...new Set([
      ...words.filter((word) => common.has(word)),
      ...headOf(recipientRole),
      ...(/\b(?:buyer|purchas\w+)\b/i.test(recipientRole) ? ['customer', 'client'] : []),
    ]),
  ]
  const nouns = [...always, ...own].join('|')
  const byOwn = own.length > 0 ? `|my (?:${own.join('|')})` : ''
  const described = words.filter((word) => word.length >= shortestWord).join('|') || 'new'
  const who = `\\b(?:(?:the|this|your)(?: new| young| potential| other| late| ${described.replaceAll('|', '| ')})? (?:${nouns})(?: you are talking to| on the phone| upstairs| downstairs| opposite| next door)?${byOwn})`
  const isThere = new RegExp(`${who}\\b`, 'i')
  const possessive = new RegExp(`${who}(?:'s|s')(?= )`, 'gi')
  const subject = new RegExp(`${who}((?: also| really| still| already)?) ([a-z']+)`, 'gi')
  const plain = new RegExp(`${who}\\b`, 'gi')
  const named = (text: string) =>
    text
      .replace(/’/g, "'")
      .replace(possessive, 'your')
      .replace(subject, (_, adverb: string, verb: string) => `you${adverb} ${inSecond(verb)}`)
      .replace(plain, 'you')
      .replace(/^your?\b/, (word) => word.charAt(0).toUpperCase() + word.slice(1))
  return {
    isIn: (text) => isThere.test(text),
    named,
    meant: (text) => pronouns(lowerYou(named(text)), !hasThird || isThere.test(text)),
  }
}

/** "Medical receptionist" is "the receptionist" in the prompt. */
function headOf(recipientRole: string): string[] {
  const phrase = recipientRole.toLowerCase().split(/,| (?:for|who|of|in|at|with|from|to|that)\b/)[0] ?? ''
  const head = /(\p{L}{4,})\s*$/u.exec(phrase)?.[1]
  return head ? [head] : []
}

function lowerYou(text: string): string {
  return text.replace(/^You(r?)\b/, 'you$1')
}

function pronouns(text: string, isSingular: boolean): string {
  const plural = text
    .replace(/\b(?:he or she|he\/she|s\/he) ([a-z']+)/gi, (_, verb: string) => `you ${inSecond(verb)}`)
    .replace(/\b(?:they|them)\b/gi, 'you')
    .replace(/\b(?:their|his\/her)\b/gi, 'your')
    .replace(/\btheirs\b/gi, 'yours')
    .replace(/\b(?:themselves|themself)\b/gi, 'yourself')
  return isSingular ? singularPronouns(plural) : plural
}

function singularPronouns(text: string): string {
  return text
    .replace(/\b(?:he|she) ([a-z']+)/gi, (_, verb: string) => `you ${inSecond(verb)}`)
    .replace(/\bhis\b/gi, 'your')
    .replace(/\b(?:himself|herself)\b/gi, 'yourself')
    .replace(
      /\bher\b(?= [a-z])(?! (?:to|about|for|if|why|how|what|when|where|who|that|on|in|at|with|and|or|by|from)\b)/gi,
      'your',
    )
    .replace(/\b(?:him|her)\b/gi, 'you')
}

/** A text about a woman or a man as it is said to her or him: "She was told" becomes "You were told". */
export function inSecondPerson(text: string, pronoun: 'he' | 'she'): string {
  const subject = new RegExp(
    `\\b(${pronoun})((?: also| really| still| already| slowly| never| always| only| therefore| then| now| just| often| usually| sometimes)?) ([a-z']+)`,
    'gi',
  )
  const own =
    pronoun === 'she'
      ? /\bher\b(?= \p{L})(?! (?:\p{L}+day|this|that|at|in|on|back|again|today|about|to|and|or|for|with|when|because|if|by|from|how|what|why|whether|so)\b)/giu
      : /\bhis\b/gi
  const object = pronoun === 'she' ? /\bher\b/gi : /\bhim\b/gi
  const like = (model: string, word: string) =>
    /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word
  return text
    .replace(
      subject,
      (_, who: string, adverb: string, verb: string) => `${like(who, 'you')}${adverb} ${inSecond(verb)}`,
    )
    .replace(own, (word) => like(word, 'your'))
    .replace(object, (word, at: number, whole: string) => (isOfOther(whole.slice(0, at)) ? word : 'you'))
}

/** "You gave him the numbers": the object is not the subject of its clause. */
function isOfOther(before: string): boolean {
  const clause = before.split(/[,;:]|\b(?:because|that|who|which|when|if|although|but|while)\b/i).at(-1) ?? ''
  return /^\s*(?:and )?you (?!are\b)\p{L}+/iu.test(clause)
}

const secondPersonOf: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
  ["isn't", "aren't"],
  ["doesn't", "don't"],
  ["hasn't", "haven't"],
])

function inSecond(verb: string): string {
  const lower = verb.toLowerCase()
  const irregular = secondPersonOf.get(lower)
  if (irregular) return irregular
  if (bare.test(lower) || !/s$/.test(lower) || /(?:ss|us|always|sometimes|perhaps|as)$/.test(lower)) return verb
  if (/ies$/.test(lower)) return lower.replace(/ies$/, 'y')
  return /(?:sses|ches|shes|xes|oes)$/.test(lower) ? lower.replace(/es$/, '') : lower.replace(/s$/, '')
}

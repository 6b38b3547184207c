import { capitalised, lowerFirst } from '../../language/tokens/first-letter.js'
import { loadPatterns } from '../../data/load-patterns.js'

const patterns = loadPatterns('prompt/cv-labels', 'secrets', 'ownThings')

/** What a line of a CV says about someone, by its label; the first that matches. */
export interface CvLine {
  named: RegExp
  as: (items: readonly string[], label: string) => string
}

export const lower = (text: string) => (/^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(text) ? lowerFirst(text) : text)
const isNone = (items: readonly string[]) => /^(?:none|no|-)\b/i.test(items[0] ?? '')
const isMany = (items: readonly string[]) => items.length > 1 || /\p{L}{3,}s$/u.test(items[0] ?? '')
const joined = (items: readonly string[]) =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}` : (items[0] ?? '')
const withArticle = (text: string) =>
  /^(?:an?|the|his|her|two|three|\d|some|no)\b|s$/i.test(text.split(/ (?:as|at|in|for|with|of) /)[0] ?? '')
    ? text
    : `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`

/** "Failed the exam - admits it only if asked about grades" */
const onlyIf =
  /^(.+?)(?: [-–—] |[;,.] )(?:which )?(?:he |she |you )?(?:only )?(?:admits?|tells?|mentions?|says?|shares?|reveals?)\b.*?\b(?:if|when|once|after) (.+)$/iu
const asksOf = /^(?:(?:he|she|you) (?:is|are) |\p{L}+ )?ask(?:ed|s) /iu

const ofOther = /^(?:the|a|an|there|\p{Lu}\p{Ll}+) /u

const doing = /^(?:would|will|wants?|hopes?|needs?|has|is|can|could)\b/i
/** "Below 2,700 she would not accept" */
const withLeast = (item: string) =>
  item.replace(
    /^(?:not )?(?:below|under) (\S+) (?:he|she|you) (would|will|does|do) not (accept|agree|sign|take)$/i,
    'would not $3 less than $1',
  )
/** What someone does well, not how someone is. */
const isDoing = (items: readonly string[]) => items.some((item) => /^\p{L}+ing\b/iu.test(item))

export const cvLabels: readonly CvLine[] = [
  {
    named: /^(?:looking for|looks for|seeks|seeking|searching for)$/i,
    as: (items) => `He is looking for ${joined(items.map(withArticle))}.`,
  },
  {
    named: /^(?:can start|starts?|available)(?: from| on)?$/i,
    as: (items) =>
      `He can start on ${/^\d{1,2}(?:st|nd|rd|th)\b/.test(items[0] ?? '') ? 'the ' : ''}${items.join(', ')}.`,
  },
  {
    named: /^(?:good|strong) (?:at|in)$/i,
    as: (items) => `He is good at ${joined(items)}.`,
  },
  {
    named: /^(?:strengths?|qualities|strong points?)$/i,
    as: (items) => `His strengths are ${isDoing(items) ? '' : 'that he is '}${joined(items)}.`,
  },
  {
    named: /^(?:weaknesses|weakness|weak (?:points?|spots?|in|at)|difficulties|bad at)$/i,
    as: (items) => `His weak ${isMany(items) ? 'points are' : 'point is'} ${joined(items)}.`,
  },
  {
    named: /^(?:(?:work |professional |previous )?experience|qualifications?)$/i,
    as: (items) => `His experience: he has ${joined(items)}.`,
  },
  {
    named: /^(?:lives|residence|home|place of residence|lives in|address)$/i,
    as: (items) => `He lives ${/^(?:in|at|on|with)\b/i.test(items[0] ?? '') ? '' : 'in '}${items.join(', ')}.`,
  },
  {
    named: patterns.secrets,
    as: (items) => {
      const [, what = '', asked] = onlyIf.exec(items.join(', ')) ?? []
      if (ofOther.test(items[0] ?? '')) return `He never tells that ${items.join(', ')}.`
      const told = `He has not told anybody that he ${(what || items.join(', ')).replace(/^(?:he|she) /i, '')}`
      return asked ? `${told}; he tells it only if ${asked.replace(asksOf, 'they ask ')}.` : `${told}.`
    },
  },
  {
    named: /^family$/i,
    as: (items) =>
      /^(?:father|mother|brother|sister|son|daughter|wife|husband|parents) (?:had|has|have|died|is|was|are|lives?)\b/i.test(
        items[0] ?? '',
      )
        ? `His ${joined(items)}.`
        : ownList(items, 'family'),
  },
  { named: /^(?:(?:main |chief )?complaints?|symptoms?)$/i, as: (items) => `He has ${joined(items)}.` },
  { named: /^(?:vital signs|state|condition|status|marital status)$/i, as: (items) => `He is ${joined(items)}.` },
  {
    named: /^allerg(?:y|ies|ic to)$/i,
    as: (items) => (isNone(items) ? 'He has no allergies.' : `He is allergic to ${joined(items)}.`),
  },
  {
    named: /^(?:(?:current )?medications?|medicines?|drugs|takes)$/i,
    as: (items) =>
      isNone(items) ? `He takes no medicine${(items[0] ?? '').replace(/^\S+/, '')}.` : `He takes ${joined(items)}.`,
  },
  { named: /^(?:last|previous) \p{L}+$/iu, as: (items, label) => `His ${lower(label)} was ${items.join(', ')}.` },
  {
    named: /^(?:location|whereabouts|position)$/i,
    as: (items) => `He is ${/^(?:in|at|on|near|between)\b/i.test(items[0] ?? '') ? '' : 'at '}${items.join(', ')}.`,
  },
  {
    named: /^(?:(?:scale|level|intensity) of pain|pain(?: level| scale)?)$/i,
    as: (items) => `The pain is ${items.join(', ')}.`,
  },
  {
    named: /^(?:companions?|accompanied by|with him|with her)$/i,
    as: (items) =>
      `With him is ${items.map((item) => item.replace(/^(?=(?:husband|wife|partner|mother|father|son|daughter|brother|sister|friend)\b)/i, 'his ')).join(', ')}.`,
  },
  { named: /^(?:languages?|speaks)$/i, as: (items) => `He speaks ${joined(items)}.` },
  {
    named: patterns.ownThings,
    as: ownList,
  },
]

function ownList(items: readonly string[], label: string): string {
  const name = lower(label)
  // "Salary: would like 2,900, below 2,700 she would not accept"
  if (doing.test(items[0] ?? ''))
    return items
      .map(withLeast)
      .map((item) => (doing.test(item) ? `He ${item}` : capitalised(item)))
      .join('. ')
      .concat('.')
  if (/^(?:none|no|-)$/i.test(items[0] ?? '')) return `He has no ${name}.`
  if (/^(?:single|married|divorced|widowed|engaged)$/i.test(items[0] ?? '')) return `He is ${items.join(', ')}.`
  return `His ${name} ${/(?:[^s]s|children)$/i.test(name) ? 'are' : 'is'} ${joined(items)}.`
}

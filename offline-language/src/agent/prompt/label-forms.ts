import { capitalised, lowerFirst } from '../../language/tokens/first-letter.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { casesOf } from './case-labels.js'
import { hasCue } from './cue.js'
import { moodsAsSentences } from './moods-as-sentences.js'
import { inSecondPerson } from './in-second-person.js'
import { pronounIn } from './part-pronoun.js'

const patterns = loadPatterns(
  'prompt/label-forms',
  'unknown',
  'untold',
  'refused',
  'wouldDo',
  'wouldTake',
  'dislikes',
  'likes',
  'opens',
  'calms',
  'closes',
  'provokes',
  'hoped',
  'givesIn',
  'moods',
  'plain',
)

/** "**Can't tell:** who rang", or the label as a heading over it. */
const line =
  /(?<=^|\n)((?:[-*•] |#{1,6} )?)\**(\p{L}[\p{L}'’ ]{2,45}?)\**(?::\**[ \t]*|\**[ \t]*(?=\n)|:\**(?=\n))\n?((?![-*•\d])[^\n]+)/gu
const asks = /^(?:who|whom|what|whether|how|which|where|when|why|if)\b/i
const isSentence = /^(?:(?:you|he|she|it|they|the|your|his|her|there|this|that)\b|\p{Lu}\p{Ll}+ (?:is|has|was)\b)/iu
const withPoint = (text: string) => (/[.!?]["”]?$/.test(text) ? text : `${text}.`)

interface Part {
  who: string
  isYou: boolean
}

type Form = readonly [named: RegExp, said: (value: string, part: Part) => string | null]

const has = ({ isYou }: Part) => (isYou ? 'have' : 'has')
const does = ({ isYou }: Part) => (isYou ? 'do' : 'does')

/** What is not known: each question, or each thing. */
const notKnown = (value: string, part: Part): string | null =>
  isSentence.test(value) && !asks.test(value) && /\b(?:not|no|nothing)\b|n['’]t\b/.test(value)
    ? capitalised(value)
    : value
        .split(/; /)
        .map((each) =>
          asks.test(each)
            ? `${part.who} ${does(part)} not know ${withPoint(lowerFirst(each))}`
            : `${part.who} ${has(part)} no idea about ${withPoint(lowerFirst(each))}`,
        )
        .join(' ')

/** "Hates: long calls, buzzwords" */
const liking =
  (verb: string): Form[1] =>
  (value, { who, isYou }) =>
    isSentence.test(value) ? null : `${who} ${verb}${isYou ? '' : 's'} ${withPoint(lowerFirst(value))}`

/** "What bothers you: Oskar comes late" */
const isClause = (value: string): boolean =>
  /^(?!(?:if|when|being)\b)[^.]*?\b(?:is|are|was|were|has|have|had|will|would|can|comes?|goes|makes?|takes?)\b/i.test(
    value.split(/\b(?:how|that|whether|who|which|what|where|when|if|because)\b/)[0] ?? '',
  )

/** "What calms her: being told what comes next" */
const inCase =
  (deed: string): Form[1] =>
  (value, { who }) =>
    isSentence.test(value) || isClause(value) ? null : casesOf(value, who, deed)

const then = /^Then (?:you|he|she) /

/** "Gives in if: Priya comes with him. Then he hands over the keys." */
const onTerms: Form[1] = (value, { who, isYou }) => {
  const [terms = '', next = '', ...more] = value.split(/(?<=[.!?]) /)
  const given = `If ${terms.replace(/[.!?]$/, '')}, ${lowerFirst(who)}`
  const agreed = `${given} ${isYou ? 'agree' : 'agrees'}.`
  return then.test(next)
    ? [`${given} ${next.replace(then, '')}`, ...more].join(' ')
    : [agreed, next, ...more].join(' ').trim()
}

const forms: readonly Form[] = [
  [patterns.unknown, notKnown],
  [patterns.untold, (value) => `Secret: ${value}`],
  [
    patterns.refused,
    (value, part) =>
      isSentence.test(value)
        ? null
        : value
            .split(/; /)
            .map((each) => `${part.who} ${does(part)} not accept ${lowerFirst(withPoint(each))}`)
            .join(' '),
  ],
  [
    patterns.wouldDo,
    (value, { who }) => (isSentence.test(value) ? null : `${who} would ${withPoint(lowerFirst(value))}`),
  ],
  [
    patterns.wouldTake,
    (value, { who, isYou }) =>
      isSentence.test(value) ? null : `${who} ${isYou ? 'are' : 'is'} open to ${withPoint(lowerFirst(value))}`,
  ],
  [patterns.dislikes, liking('dislike')],
  [patterns.likes, liking('like')],
  [patterns.opens, inCase('open up')],
  [patterns.calms, inCase('calm down')],
  [patterns.closes, inCase('shut down')],
  [patterns.provokes, inCase('get annoyed')],
  [
    patterns.hoped,
    (value, { who, isYou }) =>
      isSentence.test(value) ? null : `${who} ${isYou ? 'want' : 'wants'} ${withPoint(lowerFirst(value))}`,
  ],
  [patterns.givesIn, onTerms],
  [patterns.moods, (value, { who, isYou }) => moodsAsSentences(value, who, isYou)],
  [
    patterns.plain,
    (value) =>
      isSentence.test(value) || isClause(value) || /^(?:on|in|at|last|since) /i.test(value) ? capitalised(value) : null,
  ],
]

/** In a prompt that says "you", who "she" is in a label is the part below it, too: "What she'd accept: … She would never …" */
function toldToPart(label: string, value: string): string {
  const [, woman, man] = /\b(?:(she|her)|(he|him|his))\b/i.exec(label) ?? []
  return woman || man ? inSecondPerson(value, woman ? 'she' : 'he') : value
}

/** A prompt whose labels begin sentences: "Can't tell: who rang" as "She does not know who rang." */
export function withLabelSentences(prompt: string): string {
  const pronoun = pronounIn(prompt)
  const part = { who: capitalised(pronoun), isYou: pronoun === 'you' }
  return prompt.replace(line, (whole, start: string, label: string, text: string) => {
    if (hasCue(text)) return whole
    const form = forms.find(([named]) => named.test(label))
    const value = part.isYou ? toldToPart(label, text.trim()) : text.trim()
    const said = form?.[1](value, part)
    return said ? `${start.replace(/^#+ /, '')}${said}` : whole
  })
}

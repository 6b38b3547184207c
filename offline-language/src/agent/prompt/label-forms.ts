import { loadPatterns } from '../../data/load-patterns.js'
import { hasCue } from './cue.js'
import { pronounIn } from './part-pronoun.js'
import { capital } from './tidy/step.js'

const patterns = loadPatterns('prompt/label-forms', 'unknown', 'untold', 'refused', 'wouldDo', 'hoped', 'plain')

/** "**Can't tell:** who rang", or the label as a heading over it. */
const line =
  /(?<=^|\n)((?:[-*•] |#{1,6} )?)\**(\p{L}[\p{L}'’ ]{2,45}?)\**(?::\**[ \t]*|\**[ \t]*(?=\n)|:\**(?=\n))\n?((?![-*•\d])[^\n]+)/gu
const asks = /^(?:who|whom|what|whether|how|which|where|when|why|if)\b/i
const isSentence = /^(?:(?:you|he|she|it|they|the|your|his|her|there|this|that)\b|\p{Lu}\p{Ll}+ (?:is|has|was)\b)/iu
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
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
    ? capital(value)
    : value
        .split(/; /)
        .map((each) =>
          asks.test(each)
            ? `${part.who} ${does(part)} not know ${withPoint(lower(each))}`
            : `${part.who} ${has(part)} no idea about ${withPoint(lower(each))}`,
        )
        .join(' ')

const forms: readonly Form[] = [
  [patterns.unknown, notKnown],
  [patterns.untold, (value) => `Secret: ${value}`],
  [
    patterns.refused,
    (value, part) =>
      isSentence.test(value) ? null : `${part.who} ${does(part)} not accept ${lower(withPoint(value))}`,
  ],
  [patterns.wouldDo, (value, { who }) => (isSentence.test(value) ? null : `${who} would ${withPoint(lower(value))}`)],
  [
    patterns.hoped,
    (value, { who, isYou }) =>
      isSentence.test(value) ? null : `${who} ${isYou ? 'want' : 'wants'} ${withPoint(lower(value))}`,
  ],
  [
    patterns.plain,
    (value) => (isSentence.test(value) || /^(?:on|in|at|last|since) /i.test(value) ? capital(value) : null),
  ],
]

/** A prompt whose labels begin sentences: "Can't tell: who rang" as "She does not know who rang." */
export function withLabelSentences(prompt: string): string {
  const pronoun = pronounIn(prompt)
  const part = { who: capital(pronoun), isYou: pronoun === 'you' }
  return prompt.replace(line, (whole, start: string, label: string, value: string) => {
    if (hasCue(value)) return whole
    const form = forms.find(([named]) => named.test(label))
    const said = form?.[1](value.trim(), part)
    return said ? `${start.replace(/^#+ /, '')}${said}` : whole
  })
}

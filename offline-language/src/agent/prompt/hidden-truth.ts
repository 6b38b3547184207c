import { capitalised } from '../../language/tokens/first-letter.js'

const start = '(?<=^|\\n|[.!?] )'
const hides = new RegExp(
  `${start}You(?: have|['’]ve)?(?: been| are|['’]re) (?:hiding|concealing|keeping quiet)(?: the fact)? that ([^.\\n]+)\\.`,
  'u',
)
const tells = 'tell|say|admit|reveal|confess|come clean|open up|own up'
/** "Only when he says that your job is safe do you tell the truth about your back.", "If he is kind, you admit it." */
const opens = [
  new RegExp(`${start}Only (?:when|if|once) ([^.\\n]+?),? (?:do|will|would) you (?:${tells})\\b[^.\\n]*\\.`, 'u'),
  new RegExp(
    `${start}(?:If|When|Once) ([^.,\\n]+), you (?:${tells}) (?:it|the truth|everything|that)\\b[^.\\n]*\\.`,
    'u',
  ),
]

const never = "(?:do not|don['’]t|never|will not|won['’]t|would not)"
const first = '(?: by yourself| yourself| first| on your own| unasked)?'
/** "You don't bring up Fred by yourself; you tell it if she asks what happened." */
const brings = '(?:bring up|mention|raise|talk about|speak (?:of|about))'
const told = '(?:tell|say|admit|mention|explain|talk about|speak (?:of|about))'
const avoids = new RegExp(
  `${start}You ${never} ${brings} (?!(?:it|this|that|them)\\b)([^.;,\\n]+?)${first}(?:[;,]|\\.) (?:but )?[Yy]ou (?:only )?${told} ` +
    `(?:it|this|that|about it|him|her|them)(?: only)? (?:if|when|once) ([^.\\n]+)\\.`,
  'gu',
)

/** A prompt in which what the part hides stands with what opens it: "You cannot lift much. You only admit this if he is kind." */
export function withHiddenTruth(written: string): string {
  const prompt = written.replace(avoids, 'You only speak about $1 if $2.')
  const [hidden, fact = ''] = hides.exec(prompt) ?? []
  if (!hidden) return prompt
  const opening = opens.map((looks) => looks.exec(prompt)).find((found) => found !== null)
  const key = opening?.[1] ? `if ${opening[1]}` : 'if you are asked about it'
  const whole = `${capitalised(fact)}. You only admit this ${key}.`
  return prompt.replace(opening?.[0] ?? '', '').replace(hidden, whole)
}

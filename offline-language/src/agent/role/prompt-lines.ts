import { isThirdPersonVerb, plainForm } from './verb-forms.js'

const bullet = /^(\s*(?:[-*•·–]|\d+[.)])\s+)(.*)$/u
const aboutWishes = /\b(?:wants?|needs?|wish(?:es)?|expects?|must-?haves?|requirements?|demands?|looking for)\b/i
const heading = /^(?:#{1,6}\s.*|\*\*.*\*\*:?|[\p{L}' -]{3,40}:)$/u
/** "Must-haves: step-free access, good wifi": a label with a list. */
const labelled: readonly { label: RegExp; as: string }[] = [
  { label: /(^(?:[-*•] )?|[.;] )(?:must[- ]?haves?|needs?|requirements?|wants?|demands?):\s+/gi, as: 'You need ' },
  { label: /(^(?:[-*•] )?|[.;] )(?:nice[- ]to[- ]haves?|wish(?:es)?|would like|likes?):\s+/gi, as: 'You would like ' },
]
const phrase = /^(?:an?|the|his|her|your|at least|some|more|\d+)\s/i
const modal =
  /^(?:can|could|will|would|may|must|cannot|can't|won't|was|had|did|does not|doesn't|is not|isn't|has not)\b/
const finite = /\b(?:is|are|was|were|has|have|can|will|would|must|should)\b/

/** A prompt whose lists and labels name the agent as "you": "- thinks it is unfair" is "- You think it is unfair". */
export function withYouAsSubject(prompt: string): string {
  let isWishes = false
  return prompt
    .split('\n')
    .map((line) => {
      if (heading.test(line.trim())) isWishes = aboutWishes.test(line) && !/\bquestions?\b/i.test(line)
      return lineOf(line, isWishes)
    })
    .map((line) =>
      line.replace(/^(?:Currently|At present|Now|At the moment) (?=(?:at|in|with) )/, 'You are currently '),
    )
    .join('\n')
}

function lineOf(line: string, isWishes: boolean): string {
  const plain = labelled.reduce((text, { label, as }) => text.replace(label, `$1${as}`), line)
  if (plain !== line) return plain
  const [, mark = '', item = ''] = bullet.exec(line) ?? []
  return mark ? `${mark}${itemOf(item, isWishes)}` : line
}

function itemOf(item: string, isWishes: boolean): string {
  const first = /^\p{Ll}+/u.exec(item)?.[0] ?? ''
  if (first && modal.test(item)) return `You ${item.replace(/^(?:does|is|has)\b/, plainForm)}`
  if (isThirdPersonVerb(first)) return `You ${plainForm(first)}${item.slice(first.length)}`
  const isWish = isWishes && phrase.test(item) && !finite.test(item.split(/[,:;.]/)[0] ?? '')
  return isWish ? `You want ${item.charAt(0).toLowerCase()}${item.slice(1)}` : item
}

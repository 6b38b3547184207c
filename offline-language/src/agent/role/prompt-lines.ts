import { lowerFirst } from '../../language/tokens/first-letter.js'
import { agreeingWithYou, isThirdPersonVerb, plainForm } from '../prompt/verb-forms.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { inPast } = loadPatterns('role/prompt-lines', 'inPast')
/** "Must have: guests may bring a dog": what is wanted is a statement. */
const clauseNext = loadPatterns('role/wanted-statement', 'statement').statement

const bullet = /^(\s*(?:[-*•·–]|\d+[.)])\s+)(.*)$/u
const aboutWishes = /\b(?:wants?|needs?|wish(?:es)?|expects?|must-?haves?|requirements?|demands?|looking for)\b/i
const heading = /^(?:#{1,6}\s.*|\*\*.*\*\*:?|[\p{L}' -]{3,40}:)$/u
/** "Must-haves: step-free access, good wifi": a label with a list. */
const labelled: readonly { label: RegExp; as: string; on: string }[] = [
  {
    label: /(^(?:[-*•] )?|[.;] )(?:must[- ]?haves?|needs?|requirements?|wants?|demands?):\s+/gi,
    as: 'You need ',
    on: 'You insist on this: ',
  },
  {
    label: /(^(?:[-*•] )?|[.;] )(?:nice[- ]to[- ]haves?|wish(?:es)?|would like|likes?):\s+/gi,
    as: 'You would like ',
    on: 'You would like this: ',
  },
]
const phrase = /^(?:an?|the|his|her|your|at least|some|more|\d+)\s/i
const modal =
  /^(?:can|could|will|would|may|must|cannot|can't|won't|was|had|did|does not|doesn't|is not|isn't|has not)\b/
const finite = /\b(?:is|does|do|did|are|was|were|has|have|can|will|would|must|should)\b/

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
  const plain = labelled.reduce(
    (text, { label, as, on }) =>
      text.replace(label, (whole, start: string, at: number) =>
        clauseNext.test(text.slice(at + whole.length)) ? `${start}${on}` : `${start}${as}`,
      ),
    line,
  )
  if (plain !== line) return plain
  const [, mark = '', item = ''] = bullet.exec(line) ?? []
  return mark ? `${mark}${itemOf(item, isWishes)}` : line
}

const atLeast =
  /^(an? )?([\p{L} ]{3,40}?) of (?:at least|no less than) (\S*\d\S*)(?: \((?:opens?|starts?|begins?) (?:with|at) (\S*\d\S*?)\))?/iu

/** "Refund of at least 900 (opens with 1,500)" as the wish that is said and the limit that is not. */
function amountWish(item: string): string {
  const [whole, , what = '', least = '', opening] = atLeast.exec(item) ?? []
  if (!whole || statement.test(item.slice(whole.length))) return item
  const article = /^[aeiou]/i.test(what) ? 'an' : 'a'
  const wish = `You want ${article} ${lowerFirst(what)}${opening ? ` of ${opening}` : ''}. You would accept ${least}.`
  return `${wish}${item.slice(whole.length)}`
}

/** "Payments of at least 200 euros are possible" is no wish. */
const statement = /^(?: \p{Ll}+){0,3} (?:is|are|was|were|has|have|can|could|will|would|must|may)\b/u

function itemOf(plainItem: string, isWishes: boolean): string {
  const told = amountWish(
    /^(?:Does|Is|Has|Wants|Needs|Never|Ends|Becomes|Gets|Likes|Hates|Thinks|Can|Will) \p{Ll}/u.test(plainItem)
      ? lowerFirst(plainItem)
      : plainItem,
  )
  if (told !== plainItem && told.startsWith('You ')) return told
  const item = told
  const first = /^\p{Ll}+/u.exec(item)?.[0] ?? ''
  if (/\?\s*$/.test(item)) return item
  if (inPast.test(item)) return `You ${item.replace(/\b(?:his|her)\b/, 'your')}`
  if (first && modal.test(item)) return `You ${item.replace(/^(?:does|is|has)\b/, plainForm)}`
  if (isThirdPersonVerb(first)) return agreeingWithYou(`You ${plainForm(first)}${item.slice(first.length)}`)
  const isWish = isWishes && phrase.test(item) && !finite.test(item.split(/[,:;.]/)[0] ?? '')
  return isWish ? `You want ${lowerFirst(item)}` : item
}

import { capitalised } from '../../language/tokens/first-letter.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'

/** Longer sentences are several, which their author has joined by "and". */
const mostWords = 45

const lead =
  '(?:(?:now|then|so|still|underneath(?: that)?|for (?:\\p{L}+ ){1,3}(?:years|months|weeks|days)) |(?:if|when) )?'
const subject = '(?:you|he|she|they|it|I|your|his|her|their|the|there)\\b'
const joint = new RegExp(`, (?:and|but) (?=${lead}${subject})`, 'giu')
/** "If he apologises, and you believe him": what is done then is still to come. */
const isOpen = (text: string): boolean => /^(?:if|when|once|although|because|since|while)\b[^,]*$/i.test(text)

/** What is held back stays with what opens it. */
const holdsBack =
  /\bonly (?:admit|say|tell|mention|reveal|confess)|\b(?:not|n['’]t|never) (?:say|mention|tell|admit|told|said)\b/i

const asksNot = '(?:If|When|Whenever|Once|As soon as|Should)\\b(?![^.]*\\b(?:asks?|mentions?|brings? up|wonders?)\\b)'
const factSubject = '(?:the|your|there|it|he|she|they|you|nobody|that)'
/** "If he blames the oven, you get sharper, since it was serviced last month": the reason is true in any case. */
const reasonOfCase = new RegExp(
  `^(${asksNot}[^.]*? (?:you|they|he|she)\\b[^.]*?),? (?:since|because) (${factSubject}\\b[^.]+\\.)$`,
  'i',
)
/** "You get sharp if anyone blames the oven, because it was serviced last month" */
const reaction = 'You (?:get|become|turn|grow|are|feel|react)\\b[^.,]*?'
const afterwards = '(?:if|when|whenever|as soon as) (?![^.,]*\\basks?\\b)[^.,]+'
const reasonAfterCase = new RegExp(`^(${reaction} ${afterwards}),? (?:because|since) (${factSubject}\\b[^.]+\\.)$`, 'i')
/** "A voucher would insult you but if it is for a tour, you are glad." */
const caseAfterBut =
  /,? but (if|when|once|should) (?=(?:it|he|she|they|you|there|the|that|this|someone|somebody|\p{Lu}\p{Ll}+)\b)/u

/** "If they listen, you calm down and mention that he loves it": how the part is then, and what it tells. */
const toldInCase =
  /^((?:If|When|Whenever|Once|As soon as) [^,.]+), (you [^,.]+?),? and (?:you )?(?:then )?(mention|admit|tell|say|reveal|confess)\b (.+)$/i

/** "You might stay if he apologises; money alone would not do": no condition reaches over a semicolon. */
const ofSecond = 'you|he|she|they|it|there|your|his|her|the|this|that|no|nobody|nothing|money|if|when'
const secondSentence = new RegExp(
  `^([^;]{12,} (?:if|when|once|unless|as long as|provided) [^;]+); ((?:${ofSecond})\\b[^;]*)$`,
  'i',
)
const withoutSemicolon = (sentence: string): string =>
  sentence.replace(secondSentence, (_, first: string, second: string) => `${first}. ${capitalised(second)}`)

/** The case of a sentence and what is true without it, each as a sentence of its own. */
function withoutCases(sentence: string): string {
  if (holdsBack.test(sentence)) return sentence
  const parted = sentence.replace(caseAfterBut, (_, word: string) => `. ${capitalised(word)} `)
  return sentencesOf(parted)
    .map((each) => each.replace(toldInCase, '$1, $2. $1, you $3 $4'))
    .map((each) => each.replace(reasonAfterCase, (_, of: string, told: string) => `${of}. ${capitalised(told)}`))
    .map((each) => each.replace(reasonOfCase, (_, of: string, told: string) => `${of}. ${capitalised(told)}`))
    .join(' ')
}

/** The sentences that a long one is joined of. */
function partsOf(sentence: string): string {
  if (sentence.split(' ').length <= mostWords || holdsBack.test(sentence)) return sentence
  const parts: string[] = []
  for (const part of sentence.split(joint)) {
    const last = parts.at(-1)
    if (last !== undefined && isOpen(last)) parts[parts.length - 1] = `${last}, and ${part}`
    else parts.push(part)
  }
  return parts.map((part) => capitalised(/[.!?]["”]?$/.test(part) ? part : `${part}.`)).join(' ')
}

const inCase = '\\b(?:if|when|whenever|once|as soon as|should)\\b[^.]*'
const tellsToo = ', you [^.]* and (?:you )?(?:then )?(?:mention|admit|tell|say|reveal|confess)\\b'
const hasCase = new RegExp(`${inCase}(?:${tellsToo}| (?:since|because) )| but (?:if|when|once|should) `, 'i')

/** A prompt in which a sentence of half a page is several, and so is one with a case and what is true without it. */
export const withShorterSentences = (prompt: string): string =>
  prompt
    .split('\n')
    .map((line) => (line.includes('; ') ? sentencesOf(line).map(withoutSemicolon).join(' ') : line))
    .map((line) => (hasCase.test(line) ? sentencesOf(line).map(withoutCases).join(' ') : line))
    .map((line) => (line.split(' ').length > mostWords ? sentencesOf(line).map(partsOf).join(' ') : line))
    .join('\n')

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

/** A prompt in which a sentence of half a page is several. */
export const withShorterSentences = (prompt: string): string =>
  prompt
    .split('\n')
    .map((line) => (line.split(' ').length > mostWords ? sentencesOf(line).map(partsOf).join(' ') : line))
    .join('\n')

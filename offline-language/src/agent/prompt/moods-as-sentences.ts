import { capitalised, lowerFirst } from '../../language/tokens/first-letter.js'
import { inSecondPerson } from './in-second-person.js'

/** "Gets defensive if accused, softens if thanked": each case has its own sentence. */
const nextCase = /, (?:and |but )?(?=\p{Ll}+s (?:[\p{Ll} ]{2,20} )?(?:if|when|whenever|once)\b)/u
const inCase = /\b(?:if|when|whenever|once)\b/i
/** "if accused", "when listened to" */
const whenDone = /\b(if|when|whenever|once) (?=(?!need)\p{L}+(?:ed|told|caught|shown|given)\b(?! (?:is|are)\b))/giu
const verbFirst = /^(?:only |also |quickly |soon )?(\p{L}{2,}[^s]s|goes|does)\b/iu
/** "short answers at first" */
const ofSpeech = /\b(?:answers|replies|sentences|words)\b/i
const verbOf = (text: string, isYou: boolean): string =>
  ofSpeech.test(text) ? (isYou ? 'give' : 'gives') : isYou ? 'are' : 'is'
const hasSubject = /^(?:you|he|she|it|they|the|if|when|once)\b/i

/**
 * "Jolly at first. Hurt when the complaint comes up. Gets loud if accused.": what changes a mood as sentences about the part; null
 * if nothing does.
 */
export function moodsAsSentences(value: string, who: string, isYou: boolean): string | null {
  const parts = value
    .replace(whenDone, `$1 ${who.toLowerCase()} ${isYou ? 'are' : 'is'} `)
    .split(/(?<=[.;]) /)
    .flatMap((sentence) => (inCase.test(sentence) ? sentence.split(nextCase) : sentence))
  if (!parts.some((part) => inCase.test(part) && !hasSubject.test(part))) return null
  return parts
    .map((part) => {
      const text = part.replace(/[.;,]+$/, '')
      if (hasSubject.test(text)) return `${text}.`
      if (!inCase.test(text)) return `${who} ${verbOf(text, isYou)} ${lowerFirst(text)}.`
      const said = verbFirst.test(text) ? `${who === 'She' ? 'she' : 'he'} ${lowerFirst(text)}` : ''
      if (said === '') return `${who} ${isYou ? 'get' : 'gets'} ${lowerFirst(text)}.`
      return `${capitalised(isYou ? inSecondPerson(said, 'he') : said)}.`
    })
    .join(' ')
}

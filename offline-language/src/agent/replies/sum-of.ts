import { capitalised, lowerFirst } from '../../language/tokens/first-letter.js'
import { swapPerson } from '../../language/persons/swap-person.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { cleanUtterance } from '../dialogue-acts/clean-utterance.js'

const { lead, unsure, confirms, saysAll } = loadPatterns('replies/sums', 'lead', 'unsure', 'confirms', 'saysAll')

const fewestWords = 7
const mostWords = 45
/** "Two hens, the coop, and I fetch them": one thing alone is no sum. */
const isList = /, | and /

/** "So you bring the hens, and I fetch them." sums up; "So our drivers use a phone, and it learns." goes on. */
const bareLead = /\bso[,:]? $/i
const ofSpeaker = /\b(?:I|me|my|we|us|our)\b/i
const isDealOf = (what: string): boolean => ofListener.test(what) && ofSpeaker.test(what)

/** What is summed up in a sentence of the person, without its "So we agree:"; null if it sums up nothing. */
function summedIn(sentence: string): string | null {
  const found = lead.exec(sentence)?.[0]
  const what = found ? sentence.slice(found.length).trim() : ''
  const words = what.split(' ').length
  if (words < fewestWords || words > mostWords || !isList.test(what) || unsure.test(what)) return null
  return bareLead.test(found ?? '') && !isDealOf(what) ? null : what
}

const clauses = /(, (?:and |but |then )?| and (?=(?:I|you|we|he|she|they|my|your|our)\b))/
const ofBoth = /\b(?:we|us|our)\b/i
const ofListener = /\byou(?:r|rs)?\b/i

/** "We pay you" becomes "you pay me"; "we meet on Friday" includes both and stays. */
const swapped = (what: string): string =>
  what
    .split(clauses)
    .map((clause) => {
      if (ofBoth.test(clause) && !ofListener.test(clause)) return clause
      const said = swapPerson(clause)
      return /^I\b/.test(clause) ? lowerFirst(said) : said
    })
    .join('')

/** What the person sums up, from the view of the part: "You put up the fence, I leave the path open."; null if they sum up nothing. */
export function sumOf(text: string): string | null {
  const [what] = sentencesOf(cleanUtterance(text)).flatMap((sentence) => summedIn(sentence) ?? [])
  return what ? `${capitalised(swapped(what).replace(/[.!;,]+$/, ''))}.` : null
}

/** Whether the person asks for no more than a yes: "Is that right?" */
export const asksIfRight = (question: string): boolean => confirms.test(question)

/** Whether the person says that they have nothing more: "That is all from my side." */
export const isAllSaid = (text: string): boolean => saysAll.test(text)

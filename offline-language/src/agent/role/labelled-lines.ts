import { isSentence, lower, withPoint } from './label-sentences.js'
import { labels } from './labels.js'
import { hasCue } from '../prompt/cue.js'

const isWhole = /^(?:\S+ ){1,4}(?:is|are|was|were|has|have|would|will) (?!(?:\S+ )?(?:from|until)\b)/
const ofPerson = /\b(?:number|name|address|age|phone|email|birth|weight|height|salary|account|job|profession)\b/i
const line = /^(?:[-*•] )?(?:\*\*)?((?:[\p{L}'’-]+ ){0,5}[\p{L}'’-]+)(?:\*\*)?:(?:\*\*)? +(\S.*)$/u
const mostWordsOfValue = 12

/** "Ticket size: between 200k and 500k" as "The ticket size is between 200k and 500k." */
function valueOf(label: string, value: string): string | null {
  const isShort = value.split(' ').length <= mostWordsOfValue && !/[;]|\. /.test(value) && !isSentence.test(value)
  if (!isShort || !/^(?:[\d$€£+#]|(?:between|from|about|at|around|up to) \S*\d)|^[\w-]+$/.test(value)) return null
  if (value.includes(',') || /^(?:your|the|my|his|her) /i.test(label)) return null
  // "Term: 30 years is too long for her": the value is a whole sentence.
  if (isWhole.test(value)) return withPoint(value)
  return `${ofPerson.test(label) ? 'Your' : 'The'} ${lower(label).replace(/^(?:an?|the) /i, '')} is ${withPoint(value)}`
}

const heading = /^(?:#{1,6} .*|\*\*[^*]+\*\*:?|\p{Lu}[\p{Lu} &/'-]{2,40}:?|(?:[\p{L}'’-]+ ){0,4}[\p{L}'’-]+:)$/u
/** A heading of no kind, for what follows a line of another section. */
const plainHeading = '## Matter'

/** A prompt in which every labelled line is a sentence or is under the heading of its kind. */
export function withoutLabels(prompt: string): string {
  let under = plainHeading
  return prompt
    .split('\n')
    .map((each) => {
      if (heading.test(each.trim())) under = each
      const [, label = '', value = ''] = line.exec(each.trim()) ?? []
      if (!label || hasCue(value)) return each
      const found = labels.find(({ named }) => named.test(label))
      if (!found) return valueOf(label, value) ?? each
      return found.section ? `## ${found.section}\n${found.as(value)}\n${under}` : found.as(value)
    })
    .join('\n')
}

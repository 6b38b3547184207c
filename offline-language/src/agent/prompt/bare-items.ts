import { capitalised, lowerFirst } from '../../language/tokens/first-letter.js'
import { notOfGoal } from './cue.js'

const starts = '(?<=^|\\n(?:\\s*[-*•·] )?|[.!?] )'
/** What a label of the part asks of the agent is nothing that it has. */
const ofExercise =
  'goals?|tasks?|role|part|tone|style|manner|behaviou?r|aims?|rules?|job|objectives?|mission|secrets?|limits?|name'
/** "Two colleagues complained" is a sentence. */
const deeds =
  '(?:complain|report|ask|call|resign|refus|die|happen)(?:s|d|ed)|left|said|told|came|went|quit|saw|wrote|found'
const ofSentence = 'is|are|was|were|has|have|had|of|will|must|can|ago|later|you|he|she|they|needs?|handed|took|changed'
/** "Two weeks at a hotel" are not owned. */
const spans = '(?:minute|hour|day|night|week|month|year)s?'
const counted = '(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\\d{1,3})'

/** "Your budget: the round is closed at four per cent" */
const isClause =
  /^(?:the|they|he|she|it|you|there|an?|your) (?:[\p{L}-]+ ){0,5}?(?:is|are|was|were|has|have|had|can|will|must|would|do|does|did)\b/iu

type Step = readonly [looks: RegExp, said: string | ((...found: string[]) => string)]

const steps: readonly Step[] = [
  // "Your weakness: paperwork."
  [
    new RegExp(
      `${starts}Your (?!(?:${ofExercise}):)((?:\\p{Ll}+ ){0,2}\\p{Ll}+): ${notOfGoal}(\\p{Ll}[^.:\\n]{2,80})(?=[.\\n])`,
      'gu',
    ),
    (_, what = '', value = '') =>
      isClause.test(value) ? capitalised(value) : `Your ${what} ${/[^s]s$/.test(what) ? 'are' : 'is'} ${value}`,
  ],
  // "Notice period three months."
  [
    new RegExp(
      `${starts}(notice period|start date|working hours|commute|delivery time|lead time):? (?!is\\b|are\\b)(?=[\\p{L}\\d])`,
      'giu',
    ),
    (_, what = '') => `Your ${what.toLowerCase()} ${/s$/.test(what) ? 'are' : 'is'} `,
  ],
  // "- languages: Polish, German (basic)"
  [
    new RegExp(`${starts}(?:languages?|speaks):? ([^\\n]+)`, 'giu'),
    (_, list = '') => `Your languages are ${list.replace(/ \(([^()]+)\)/g, ': $1').replace(/, (?=[^,]+$)/, ' and ')}`,
  ],
  // "- driving licence B"
  [new RegExp(`(?<=\\n\\s*[-*•] )(driving licen[cs]e|degree|diploma)\\b:? `, 'giu'), 'You have a $1, '],
  // "- decision together with your brother"
  [new RegExp(`(?<=\\n\\s*[-*•] )decision (?=together|jointly|with\\b)`, 'giu'), 'You decide '],
  // "- four diesel forklifts, 9 years old, repairs cost 11,000 last year"
  [
    new RegExp(
      `(?<=\\n\\s*[-*•] )(?![^\\n,]*\\b(?:${ofSentence}|${deeds})\\b)(?!\\S+ ${spans}\\b)(${counted} (?:\\p{Ll}+ ){1,3})(?=\\p{Ll}|[,.\\n])`,
      'giu',
    ),
    (_, what = '') => `You have ${lowerFirst(what)}`,
  ],
  [/(?<=\n\s*[-*•] You have [^\n]*), (?:the )?(?=\p{Ll}+s (?:cost|need|take|run|last)\b)/gu, '. The '],
]

/** Items of a list and labels that leave out their verb, as sentences about the part. */
export function withVerbs(prompt: string): string {
  return steps.reduce((text, [looks, said]) => text.replace(looks, said as string), prompt)
}

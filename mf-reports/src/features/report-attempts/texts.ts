import { mostReportAttempts } from '@clarity/contracts/report-attempt'
import { measureLabels } from '../../parts/measure-labels'

export const attemptsTexts = {
  title: 'Compare attempts',
  hint: 'Attempts are the written reports of one phone number in one scenario.',
  none: 'There is nothing to compare yet.',
  noneHint:
    'That takes two written reports. Request a demo for the same phone number in the same scenario; its report appears here once the conversation is over.',
  request: 'Request a demo',
  newestOnly: (all: number) =>
    `Of ${all.toLocaleString()} attempts, the newest ${mostReportAttempts} and the first one can be chosen.`,
  left: 'Attempt on the left',
  right: 'Attempt on the right',
  attempt: (number: number) => `Attempt ${number}`,
  open: 'Open',
  openOf: (attempt: string) => `Open the report of ${attempt.toLowerCase()}`,
  /** Short: a phone cuts off what does not fit. */
  choice: (number: number, when: string, isThis: boolean) => `${number}. ${when}${isThis ? ', this one' : ''}`,
  table: 'Two attempts side by side',
  columns: { what: 'What', change: 'Change' },
  unreadable: (number: number) => `The report of attempt ${number} cannot be compared: its content is not readable.`,
  nothing: 'The two reports have nothing that can be compared.',
} as const

export const attemptRowTexts = {
  groups: { goals: 'Goals', measures: 'How the person talked', topics: 'Topics', nextSteps: 'Next steps' },
  goalsMet: 'Goals met',
  goalsOf: (met: number, judged: number) => `${met.toLocaleString()} of ${judged.toLocaleString()}`,
  verdicts: { met: 'Met', notMet: 'Not met', unknown: 'No verdict' },
  nowMet: 'Now met',
  noLongerMet: 'No longer met',
  same: 'No change',
  absent: '(not in this report)',
  ...measureLabels,
  sentiment: 'Average sentiment',
  promised: 'Action items',
  points: ' points',
  of100: ' of 100',
} as const

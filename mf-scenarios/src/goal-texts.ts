import type { GoalCheck } from '@clarity/contracts/goal'

/** Texts of a scenario's goals in the form. */
export const goalTexts = {
  none: 'No goals yet. A report then has no verdicts.',
  add: 'Add goal',
  full: (most: number) => `A scenario has at most ${most} goals.`,
  number: (number: number) => `Goal ${number}`,
  label: 'Label',
  labelHelp: 'What the person tries to do, as the report says it.',
  labelPlaceholder: 'Asks about the budget',
  hint: 'Hint',
  hintHelp: 'A better sentence to try if the goal was not met. Optional.',
  hintPlaceholder: 'What budget have you set aside for this?',
  check: 'Check',
  phrasesHelp: 'One word or phrase per line. Any of them counts, in every form of the word.',
  up: (number: number) => `Move goal ${number} up`,
  down: (number: number) => `Move goal ${number} down`,
  remove: (number: number) => `Remove goal ${number}`,
  moved: (from: number, to: number) => `Goal ${from} is now goal ${to}.`,
  removed: (number: number) => `Goal ${number} was removed.`,
} as const

/** The checks in the order of the list. */
export const checkTexts: Record<GoalCheck['kind'], string> = {
  asks: 'Asks about one of these words',
  says: 'Says one of these phrases',
  avoids: 'Says none of these phrases',
  names: 'Names an amount, a date or a person',
  agrees: 'Agrees on a next step with a date',
  talk_share: 'Speaks at most a share of all words',
  questions: 'Asks a number of questions',
  judged: 'Free text, judged by a language model',
}

/** The parameter of a check, by its field. */
export const parameterTexts = {
  about: 'Words',
  words: 'Phrases',
  eachLine: 'Each line',
  what: 'What is named',
  atMost: 'Most, in percent',
  noPercent: 'must be a number from 0 to 100',
  atLeast: 'Fewest questions',
  named: { amount: 'An amount', date: 'A date or time', name: 'Somebody’s name' },
  judgedNote: 'The model reads the label. Without a language model, the report gives no verdict on this goal.',
} as const

/** Texts of the test on a stored conversation. */
export const goalTestTexts = {
  title: 'Try the goals on a conversation',
  help: 'What a report would say of them. Nothing is saved.',
  search: 'Find by name, phone number or scenario',
  conversation: 'Conversation',
  choose: 'Choose a conversation',
  loading: 'Loading...',
  noMatch: 'No conversations found',
  check: 'Check goals',
  results: 'Verdicts',
  met: 'Met',
  missed: 'Not met',
  open: 'No verdict',
  unknown: 'Unknown',
  turn: (turn: number) => `Turn ${turn + 1}`,
  count: (met: number, judged: number, open: number) =>
    `${met} of ${judged} goals met${open > 0 ? `, ${open} without a verdict` : ''}`,
} as const

/** What was counted of a person's talk; a figure that could not be counted is left out. */
export const measureTexts = {
  title: 'How the person talked',
  talkShare: (percent: number) => `${percent}% of all words`,
  questions: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  openQuestions: (count: number) => `${count} open`,
  longestTurn: (secs: number) => `longest turn ${secs} s`,
  pace: (words: number) => `${words} words per minute`,
  pauses: (count: number) => (count === 1 ? '1 pause over 3 seconds' : `${count} pauses over 3 seconds`),
  fillers: (count: number) => (count === 1 ? '1 filler word' : `${count} filler words`),
} as const

import type { Report } from '@clarity/contracts'

const said = (turn: number, quote: string, t: number, role: 'agent' | 'user') => [{ turn, quote, t, role }]

/** A report of a conversation with goals, and with everything that was counted in it. */
export const goalsReport: Report = {
  id: 'goals',
  scenarioName: 'Ask for a raise',
  date: '2026-11-20T15:00:00.000Z',
  duration: 505,
  participants: {
    recipient: { name: 'Maya Okafor', phone: '+1 (415) 555-0132', role: 'Account manager' },
    manager: { name: 'Jonas Lind', phone: '+46 70-123 45 67' },
  },
  overview:
    'Maya asks for a raise after two strong years and names what she brought in. Helen likes the result and points at the ' +
    'budget, which closes in January. They agree to meet again with a number on the table.',
  keyPoints: [
    {
      title: 'Two accounts that brought 340,000 euros',
      content: 'Maya opens with what she achieved: two new accounts, worth 340,000 euros together.',
      evidence: said(3, 'The two new accounts brought 340,000 euros this year.', 48, 'user'),
    },
    {
      title: 'The budget closes in January',
      content: 'Helen has no room this year and says so early.',
      evidence: said(6, 'There is nothing left in this year’s budget, I have to be honest.', 121, 'agent'),
    },
    {
      title: 'No number was named',
      content: 'Maya speaks of a fair raise three times, and never says how much.',
      evidence: said(9, 'I would like something that is fair, you know.', 214, 'user'),
    },
    {
      title: 'A second meeting on Thursday',
      content: 'Both agree on Thursday at ten, with the figures of the department.',
      evidence: said(15, 'Thursday at ten works for me.', 466, 'user'),
    },
  ],
  actionItems: [
    { text: 'Bring the figures of the department on Thursday', status: 'pending', owner: 'agent' },
    { text: 'Write down the number that she wants', status: 'pending', owner: 'user' },
  ],
  visualizations: {
    'New accounts': { sentiment: 86, frequency: 100 },
    Budget: { sentiment: 28, frequency: 80 },
    'Fair pay': { sentiment: 47, frequency: 60 },
    'Next meeting': { sentiment: 72, frequency: 40 },
    Team: { sentiment: 66, frequency: 40 },
  },
  goals: [
    {
      label: 'Opens with an achievement',
      met: true,
      evidence: said(3, 'The two new accounts brought 340,000 euros this year.', 48, 'user'),
    },
    {
      label: 'Names a number',
      met: false,
      evidence: [],
      hint: 'I am looking for 71,000, which is the middle of the range for my role.',
    },
    { label: 'Asks about the budget', met: true, evidence: said(5, 'When is the budget decided?', 102, 'user') },
    { label: 'Agrees a date', met: true, evidence: said(15, 'Thursday at ten works for me.', 466, 'user') },
    { label: 'Stays friendly under pressure', met: null, evidence: [] },
  ],
  measures: {
    talkShare: 0.58,
    questions: 7,
    openQuestions: 4,
    longestTurnSecs: 41,
    wordsPerMinute: 142,
    fillers: 9,
    pauses: 3,
    timeline: [
      { fromSecs: 0, talkShare: 0.42, sentiment: 62 },
      { fromSecs: 63, talkShare: 0.71, sentiment: 78 },
      { fromSecs: 126, talkShare: 0.55, sentiment: 45 },
      { fromSecs: 189, talkShare: 0.63, sentiment: 34 },
      { fromSecs: 253, talkShare: 0.3, sentiment: null },
      { fromSecs: 316, talkShare: 0.66, sentiment: 41 },
      { fromSecs: 379, talkShare: 0.72, sentiment: 58 },
      { fromSecs: 442, talkShare: 0.59, sentiment: 74 },
    ],
  },
  meta: { writer: 'offline', language: 'en' },
}

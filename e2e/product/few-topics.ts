import type { Report } from '@clarity/contracts'

/** A report of a conversation about two things: enough for a gauge, too little for a radar. */
export const fewTopics: Report = {
  id: 'two-topics',
  scenarioName: 'A talk about two things',
  date: '2026-11-20T15:00:00.000Z',
  duration: 60,
  participants: {
    recipient: { name: 'Alex Kim', phone: '+1 (415) 555-0123', role: 'Customer' },
  },
  overview: 'They spoke about the **price** and the delivery.',
  keyPoints: [{ title: 'Price', content: 'It is too high.' }],
  actionItems: [
    { text: 'Send an offer', status: 'pending' },
    { text: 'Ask for a date', status: 'in-progress' },
    { text: 'Say thank you', status: 'completed' },
  ],
  visualizations: { Price: { sentiment: 20, frequency: 80 }, Delivery: { sentiment: 75, frequency: 40 } },
}

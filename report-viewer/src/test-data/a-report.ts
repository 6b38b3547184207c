import type { Report } from '@clarity/contracts/report'

/** A report with every field; a test overrides those that matter. */
export function aReport(change: Partial<Report> = {}): Report {
  return {
    id: 'r1',
    scenarioName: 'A late delivery',
    date: '2026-11-20T12:00:00Z',
    duration: 252,
    participants: {
      recipient: { name: 'Maya Okafor', phone: '+1 (415) 555-0132', role: 'recipient' },
      manager: { name: 'Jonas Lind', phone: '+46 70-123 45 67' },
    },
    overview: 'She stayed **calm**.',
    keyPoints: [
      {
        title: 'Listening first',
        content: 'She picked up *both* complaints.',
        evidence: [{ turn: 2, quote: 'I understand why you are upset.', t: 81, role: 'user' }],
      },
    ],
    actionItems: [
      { text: 'Call on Thursday', status: 'pending', owner: 'agent' },
      { text: 'Ask the depot', status: 'in-progress', owner: 'user' },
      { text: 'Send the date', status: 'completed', owner: 'unknown' },
    ],
    visualizations: {
      Delivery: { sentiment: 20, frequency: 80, evidence: [{ turn: 1, quote: 'It was due on Monday.', t: 7 }] },
      Trust: { sentiment: 60, frequency: 40 },
      'Next steps': { sentiment: 95, frequency: 55 },
    },
    ...change,
  }
}

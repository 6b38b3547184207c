import type { Report } from '@clarity/contracts/report'

/** A report as an early release stored it, without goals and measures. */
export const aStoredReport = (change: Partial<Report> = {}): Report => ({
  id: 'r1',
  scenarioName: 'A late delivery',
  date: '2026-11-20T12:00:00.000Z',
  duration: 60,
  participants: { recipient: { name: 'Maya Okafor', phone: '', role: 'Caller' } },
  overview: '',
  keyPoints: [],
  actionItems: [{ text: 'Send it.', status: 'pending' }],
  visualizations: [],
  ...change,
})

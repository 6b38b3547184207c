import type { Evidence, TranscriptEntry } from '@clarity/contracts'
import { expect, test } from 'vitest'
import { withSpeakers } from './with-speakers.js'

const turn = (role: TranscriptEntry['role'], message: string): TranscriptEntry => ({
  role,
  message,
  time_in_call_secs: 0,
  tool_calls: [],
  duration: null,
})
const transcript = [turn('agent', 'Hello'), turn('user', 'I want 5,000')]
const said = (at: number): Evidence[] => [{ turn: at, quote: 'words', t: 0 }]

test('every quote names the role of its turn; a turn that does not exist names none', () => {
  const report = withSpeakers(
    {
      overview: 'They talked.',
      keyPoints: [{ title: 'A', content: 'B', evidence: [...said(0), ...said(1)] }],
      actionItems: [{ text: 'C', status: 'pending', evidence: said(2) }],
      visualizations: {
        Money: { sentiment: 50, frequency: 100, evidence: said(1) },
        Time: { sentiment: 1, frequency: 2 },
      },
      goals: [{ label: 'Names a number', met: true, evidence: said(1) }],
      meta: { writer: 'offline' },
    },
    transcript,
  )
  expect(report.keyPoints[0]!.evidence.map(({ role }) => role)).toEqual(['agent', 'user'])
  expect(report.actionItems[0]!.evidence).toEqual(said(2))
  expect(report.visualizations['Money'].evidence[0]!.role).toBe('user')
  expect(report.visualizations['Time']).toEqual({ sentiment: 1, frequency: 2 })
  expect(report.goals[0]!.evidence[0]!.role).toBe('user')
})

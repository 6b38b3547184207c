import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { Report } from './report.js'

const report = {
  id: 'r1',
  scenarioName: 'A complaint',
  date: '2026-11-20T10:00:00.000Z',
  duration: 61.5,
  participants: { recipient: { name: 'Alex', phone: '+14155550123', role: 'customer' } },
  overview: 'Text',
  keyPoints: [{ title: 'T', content: 'C' }],
  actionItems: [{ text: 'Do', status: 'pending' }],
  visualizations: { Price: { sentiment: 40, frequency: 30 } },
}

describe('Report', () => {
  it.each([
    ['as it is', report],
    ['with visualizations as an array of objects', { ...report, visualizations: [{ anything: 1 }] }],
    ['with a manager', { ...report, participants: { ...report.participants, manager: { name: 'D', phone: '+1' } } }],
    [
      'with evidence',
      { ...report, keyPoints: [{ title: 'T', content: 'C', evidence: [{ turn: 1, quote: 'q', t: null }] }] },
    ],
    ['without anything to show', { ...report, keyPoints: [], actionItems: [], visualizations: {} }],
  ])('accepts a report %s', (_, value) => {
    expect(safeParse(Report, value).success).toBe(true)
  })

  it.each([
    ['id', { id: undefined }],
    ['scenarioName', { scenarioName: '' }],
    ['date', { date: undefined }],
    ['duration', { duration: '61' }],
    ['participants', { participants: {} }],
    ['phone', { participants: { recipient: { name: 'A', phone: 1, role: 'r' } } }],
    ['keyPoints', { keyPoints: [{ title: 1, content: 'C' }] }],
    ['status', { actionItems: [{ text: 'Do', status: 'done' }] }],
    ['sentiment', { visualizations: { Price: { sentiment: '40', frequency: 1 } } }],
    ['array of visualizations', { visualizations: [1] }],
  ])('refuses one whose %s breaks the rule', (_, change) => {
    expect(safeParse(Report, { ...report, ...change }).success).toBe(false)
  })
})

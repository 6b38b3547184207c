import type { Report } from '@clarity/contracts/report'
import { expect, it } from 'vitest'
import { reportSections } from './report-sections'

const report: Report = {
  id: 'r1',
  scenarioName: 'A late delivery',
  date: '2026-11-20T12:00:00.000Z',
  duration: 60,
  participants: { recipient: { name: 'Maya', phone: '', role: 'Caller' } },
  overview: 'Maya **asks** for 5\\. and more.',
  keyPoints: [{ title: 'Price', content: 'It is high.' }],
  actionItems: [{ text: 'Send it.', status: 'pending' }],
  visualizations: { Price: { sentiment: 40, frequency: 100 } },
}

it('are the parts of a report as plain text', () => {
  const goals = [
    { label: 'Asks', met: true, evidence: [] },
    { label: 'Ends', met: null, evidence: [] },
    { label: 'Names a day', met: false, evidence: [], hint: 'On Friday?' },
  ]
  expect(reportSections(JSON.stringify({ ...report, goals }))).toEqual([
    { title: 'Overview', text: 'Maya asks for 5. and more.' },
    { title: 'Key Points', text: 'Price\nIt is high.' },
    { title: 'Action Items', text: 'Send it. (pending)' },
    { title: 'Goals', text: 'Asks: met\nEnds: no verdict\nNames a day: not met. Try: “On Friday?”' },
    { title: 'Topics', text: 'Price: sentiment 40, frequency 100' },
  ])
})

it('have a line for each turn of an exchange, and a blank one between key points', () => {
  const said = 'Maya asks: “When?” Dana: “On Friday.”'
  const keyPoints = [
    { title: 'Day', content: said },
    { title: 'Price', content: 'It is high.' },
  ]
  const exchange = { ...report, overview: said, keyPoints, actionItems: [{ text: said, status: 'pending' }] }
  const turns = 'Maya asks: “When?”\nDana: “On Friday.”'
  expect(reportSections(JSON.stringify(exchange)).slice(0, 3)).toEqual([
    { title: 'Overview', text: turns },
    { title: 'Key Points', text: `Day\n${turns}\n\nPrice\nIt is high.` },
    { title: 'Action Items', text: `${turns} (pending)` },
  ])
})

it('have what was counted, and leave out what could not be', () => {
  const counted = { talkShare: 0.386, questions: 5, openQuestions: 3, fillers: 0, pauses: 2 }
  const measures = { ...counted, longestTurnSecs: 41.2, wordsPerMinute: null }
  expect(reportSections(JSON.stringify({ ...report, measures })).at(-2)).toEqual({
    title: 'How the person talked',
    text: [
      'Share of talk: 39%',
      'Questions: 5',
      'Open questions: 3',
      'Longest turn: 41 s',
      'Pauses over 3 seconds: 2',
      'Filler words: 0',
    ].join('\n'),
  })
})

it('show the frequencies of an older report as newer ones have them', () => {
  const visualizations = { Price: { sentiment: 40, frequency: 8 }, Team: { sentiment: 60, frequency: 2 } }
  expect(reportSections(JSON.stringify({ ...report, visualizations })).at(-1)).toEqual({
    title: 'Topics',
    text: 'Price: sentiment 40, frequency 100\nTeam: sentiment 60, frequency 25',
  })
})

it('leave out what a report of an earlier release does not have', () => {
  const old = { ...report, overview: undefined, keyPoints: [], actionItems: [], visualizations: [{ topic: 'Price' }] }
  expect(reportSections(JSON.stringify(old))).toEqual([{ title: 'Topics', text: '{"topic":"Price"}' }])
})

it.each(['No JSON', '{"id":1}', 'null'])('are one part for content that is no report: %s', (content) => {
  expect(reportSections(content)).toEqual([{ title: 'Text', text: content }])
})

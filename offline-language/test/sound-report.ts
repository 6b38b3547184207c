import { Report } from '@clarity/contracts'
import * as v from 'valibot'
import { expect } from 'vitest'
import type { ConversationToReport, WrittenReport } from '../src/report/read/conversation-to-report.js'

/** Checks that hold for every writer's report: its shape, verbatim quotes, and numbers within their limits. */
export function expectSound(report: WrittenReport, { transcript }: ConversationToReport): void {
  v.parse(Report, {
    id: 'r',
    scenarioName: 's',
    date: '2025-01-01',
    duration: 1,
    participants: { recipient: { name: 'a', phone: '+1', role: 'r' } },
    ...report,
  })
  for (const list of evidenceOf(report)) expect(list.length).toBeGreaterThan(0)
  for (const list of [...evidenceOf(report), ...(report.goals ?? []).map(({ evidence }) => evidence)]) {
    for (const { turn, quote } of list) {
      expect(transcript[turn]?.message).toContain(quote)
      expect(quote.split(/\s+/).length).toBeLessThanOrEqual(25)
      expect(quote).toMatch(/[\p{L}\p{N}]/u)
    }
  }
  for (const { sentiment, frequency } of Object.values(report.visualizations)) {
    for (const value of [sentiment, frequency]) {
      expect(Number.isInteger(value)).toBe(true)
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(100)
    }
  }
  expect(report.keyPoints.length).toBeLessThanOrEqual(12)
  expect(report.actionItems.length).toBeLessThanOrEqual(8)
  expect(Object.keys(report.visualizations).length).toBeLessThanOrEqual(7)
}

export function evidenceOf(report: WrittenReport) {
  return [...report.keyPoints, ...report.actionItems, ...Object.values(report.visualizations)].map(
    ({ evidence }) => evidence ?? [],
  )
}

/** Every text that a reader may see, split into markdown and plain text. */
export function textsOf(report: WrittenReport): { markdown: string[]; plain: string[] } {
  return {
    markdown: [report.overview, ...report.keyPoints.map(({ content }) => content)],
    plain: [
      ...report.keyPoints.map(({ title }) => title),
      ...report.actionItems.map(({ text }) => text),
      ...Object.keys(report.visualizations),
    ],
  }
}

/** Checks that markdown renders no HTML, image, link, code, emphasis, heading, list or quotation. */
export function expectNoMarkup(markdown: string): void {
  const bare = markdown.replace(/\\[\\`*_[\]<>#|~&+.):-]/g, '')
  expect(bare).not.toMatch(/[\\`*_[\]<>#|~&]/)
  expect(bare).not.toMatch(/(?:https?|ftp|mailto|javascript|data):|www\./i)
  expect(bare).not.toMatch(/^\s*(?:[-+]\s|\d+[.)]\s|\s{4})/m)
}

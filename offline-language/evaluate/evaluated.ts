import { type AnalysedReport, analysedReport } from '../src/report/write-report.js'
import { type ConversationSet, type ReadConversation, readSets } from './conversations.js'

export type Evaluated = ReadConversation & AnalysedReport

export interface EvaluatedSet {
  name: ConversationSet['name']
  conversations: Evaluated[]
}

/** Writes the report of every conversation. */
export async function evaluateAll(): Promise<EvaluatedSet[]> {
  const sets: EvaluatedSet[] = []
  for (const { name, conversations } of readSets()) {
    const evaluated: Evaluated[] = []
    for (const one of conversations) evaluated.push({ ...one, ...(await analysedReport(one.conversation)) })
    sets.push({ name, conversations: evaluated })
  }
  return sets
}

/** The report's markdown as it is read. */
export function unescaped(markdown: string): string {
  return markdown.replace(/\\(?=[^\p{L}\p{N}\s])/gu, '')
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

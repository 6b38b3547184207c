import {
  combineReports,
  isTooShort,
  nextReply,
  openConversation,
  prepareAgent,
  writeReport,
  type AgentScenario,
  type AgentTurn,
  type ConversationToReport,
} from '@clarity/offline-language'
import { grounding } from '../report-writer/grounding/grounding.js'
import { offlineRun } from '../report-writer/report-run.js'

/** What a thread can be asked to do. What goes in and comes out is copied, so it is data alone. */
const offlineWork = {
  /** Together with the run, which the caller keeps: a thread has no database. */
  write: async (source: ConversationToReport) => {
    const startedAt = performance.now()
    const written = await writeReport(source)
    const run = offlineRun([source], startedAt)
    return { written, run: isTooShort(source.transcript) ? { ...run, outcome: 'too-short' as const } : run }
  },
  combine: async (sources: readonly ConversationToReport[], prompt: string) => {
    const startedAt = performance.now()
    const written = await combineReports(sources, prompt)
    return { written, run: offlineRun(sources, startedAt) }
  },
  groundReport: grounding.report,
  groundCombined: grounding.combined,
  prepareAgent,
  open: (scenario: AgentScenario) => openConversation(scenario),
  reply: async (scenario: AgentScenario, turns: readonly AgentTurn[], nowSecs: number) => {
    // Again in a thread that had to be replaced.
    await prepareAgent()
    return nextReply(scenario, turns, nowSecs)
  },
}

export type OfflineWork = typeof offlineWork

export interface Order<Name extends keyof OfflineWork = keyof OfflineWork> {
  readonly name: Name
  readonly input: Parameters<OfflineWork[Name]>
}

export default function work({ name, input }: Order): unknown {
  return (offlineWork[name] as (...parts: unknown[]) => unknown)(...input)
}

import { OfflineAgent } from '../agent/offline-agent.js'
import { grounding } from '../report-writer/grounding/grounding.js'
import { OfflineReportWriter } from '../report-writer/offline-report-writer.js'
import type { KeepRun, ReportRun } from '../report-writer/report-run.js'
import type { ConversationToReport } from '../report-writer/report-writer.js'
import type { AgentScenario, AgentTurn } from '../agent/agent.js'

const writer = new OfflineReportWriter()
const agent = new OfflineAgent()

/** What a thread can be asked to do. What goes in and comes out is copied, so it is data alone. */
const offlineWork = {
  write: (source: ConversationToReport) => withRun((keepRun) => writer.write(source, keepRun)),
  combine: (sources: readonly ConversationToReport[], prompt: string) =>
    withRun((keepRun) => writer.combine(sources, prompt, keepRun)),
  groundReport: grounding.report,
  groundCombined: grounding.combined,
  prepareAgent: () => agent.prepare(),
  open: (scenario: AgentScenario) => agent.open(scenario),
  reply: async (scenario: AgentScenario, turns: readonly AgentTurn[], nowSecs: number) => {
    // Again in a thread that had to be replaced.
    await agent.prepare()
    return agent.reply(scenario, turns, nowSecs)
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

/** What was written together with the run, which the caller keeps: a thread has no database. */
async function withRun<T>(write: (keepRun: KeepRun) => Promise<T>): Promise<{ written: T; run: ReportRun }> {
  let run: ReportRun | undefined
  const written = await write((done) => {
    run = done
    return Promise.resolve()
  })
  return { written, run: run! }
}

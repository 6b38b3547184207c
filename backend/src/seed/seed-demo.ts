import type { Agent } from '../providers/agent/agent.js'
import type { ConversationToReport, ReportWriter } from '../providers/report-writer/report-writer.js'
import type { ReportRun } from '../providers/report-writer/report-run.js'
import type { DemoRequestEntity } from '../features/demo-requests/demo-request.entity.js'
import { toAgentScenario } from '../features/demo-sessions/agent-scenario.mapper.js'
import { wholeReport } from '../features/reports/report.mapper.js'
import type { ScenarioEntity } from '../features/scenarios/scenario.entity.js'
import { holdConversation, type HeldConversation } from './hold-conversation.js'
import { minutesAfter } from './seed-calendar.js'
import { seedId } from './seed-id.js'
import type { SeedPerson } from './seed-people.js'
import { spokenLines } from './spoken-lines/spoken-lines.js'

export interface SeedConversation extends HeldConversation {
  readonly id: string
  readonly startedAt: Date
  readonly source: ConversationToReport
  readonly reportId: string
  readonly report: string
  readonly run: ReportRun
}

/** A person's demo request, and the conversation and the report if there was one. */
export interface SeedDemo {
  readonly person: SeedPerson
  readonly scenario: ScenarioEntity
  readonly request: DemoRequestEntity
  readonly conversation: SeedConversation | null
}

interface Setting {
  readonly scenario: ScenarioEntity
  readonly createdAt: Date
  readonly agent: Agent
  readonly writer: ReportWriter
}

/** Runs the conversation with the product's own agent and writes its report with the product's own writer. */
export async function seedDemo(person: SeedPerson, setting: Setting): Promise<SeedDemo> {
  const { scenario, createdAt, agent, writer } = setting
  const request = requestOf(person, scenario, createdAt)
  if (person.conversation === null) return { person, scenario, request, conversation: null }
  const lines = spokenLines[person.scenario]![person.conversation]!
  const held = await holdConversation(agent, toAgentScenario({ request, scenario }), lines)
  const startedAt = minutesAfter(createdAt, 12)
  const source = sourceOf(held, request, scenario)
  const reportId = seedId(`report of ${person.name}`)
  let run: ReportRun | undefined
  const written = await writer.write(source, (noted) => {
    // The measured duration would differ from run to run.
    run = { ...noted, durationMs: 1_200 }
    return Promise.resolve()
  })
  const frame = {
    id: reportId,
    scenarioName: scenario.title,
    recipientRole: scenario.recipientRoleDescription,
    aiPrompt: scenario.aiPrompt,
    startedAt,
    durationSecs: held.durationSecs,
    transcript: source.transcript,
    request,
  }
  const report = JSON.stringify(wholeReport(frame, written))
  const id = seedId(`conversation of ${person.name}`)
  return { person, scenario, request, conversation: { ...held, id, startedAt, source, reportId, report, run: run! } }
}

function requestOf(person: SeedPerson, scenario: ScenarioEntity, createdAt: Date): DemoRequestEntity {
  const { name, phone, manager, state } = person
  return {
    id: seedId(`request of ${name}`),
    role: manager ? 'manager' : 'recipient',
    scenarioId: scenario.id,
    managerName: manager?.name ?? null,
    managerPhone: manager?.phone ?? null,
    recipientName: name,
    recipientPhone: phone,
    campaign: null,
    state,
    waitUntil: null,
    requestedBy: null,
    createdAt,
    erasedAt: null,
  }
}

const sourceOf = (
  { transcript, durationSecs }: HeldConversation,
  request: DemoRequestEntity,
  scenario: ScenarioEntity,
): ConversationToReport => ({
  scenarioTitle: scenario.title,
  scenarioPrompt: scenario.aiPrompt,
  postCallPrompt: scenario.postCallPrompt,
  language: scenario.language,
  recipientName: request.recipientName,
  managerName: request.managerName,
  durationSecs,
  transcript,
  goals: scenario.goals,
})

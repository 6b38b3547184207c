import { fillNightReply, fillSmsTemplate, type SmsPlaceholder, type SmsTemplateName } from '@clarity/contracts'
import type { ScenarioEntity } from '../scenarios/scenario.entity.js'
import type { DemoRequestEntity } from './demo-request.entity.js'

interface Notice {
  readonly template: SmsTemplateName
  readonly callAt?: string
}

interface Demo {
  readonly scenario: ScenarioEntity
  readonly request: DemoRequestEntity
}

/** The text of one of a scenario's messages for one demo request; `url` is the link in this message. */
export function demoMessage({ template, callAt }: Notice, { scenario, request }: Demo, url: string): string {
  const values: Record<SmsPlaceholder, string> = {
    recipient_name: oneLine(request.recipientName),
    manager_name: oneLine(request.managerName ?? request.recipientName),
    link_url: url,
    report_url: url,
    recipient_role: oneLine(scenario.recipientRoleDescription),
    scenario_title: oneLine(scenario.title),
  }
  const text = scenario.smsTemplates[template]
  return callAt === undefined ? fillSmsTemplate(template, text, values) : fillNightReply(text, callAt, values)
}

/** A name with line breaks could look like a separate message. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

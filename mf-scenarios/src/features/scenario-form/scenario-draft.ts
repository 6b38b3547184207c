import { scenarioDefaults, type SaveScenario, type Scenario, type ScenarioLanguage } from '@clarity/contracts/scenario'
import { smsTemplateNames, type SmsTemplateName } from '@clarity/contracts/sms-template'
import type { InferInput } from 'valibot'
import { formTexts } from '../../texts'

/** The content of the form, as typed and not yet checked. */
export type ScenarioDraft = InferInput<typeof SaveScenario>

const noTemplates = Object.fromEntries(smsTemplateNames.map((name) => [name, ''])) as Record<SmsTemplateName, string>

export const newDraft: ScenarioDraft = {
  icon: '',
  title: '',
  description: '',
  ai_prompt: '',
  agent_id: '',
  first_message: '',
  post_call_prompt: '',
  manager_role_description: '',
  recipient_role_description: '',
  ...scenarioDefaults,
  sort_order: String(scenarioDefaults.sort_order),
  ...noTemplates,
  goals: [],
}

/** The scenario's id is included but not saved: only the contract's fields are. */
export function draftOf(scenario: Scenario): ScenarioDraft {
  return {
    ...scenario,
    language: scenario.language as ScenarioLanguage,
    sort_order: String(scenario.sort_order),
    goals: (scenario.goals ?? []).map((goal) => ({ ...goal, hint: goal.hint ?? '' })),
  }
}

export function draftOfCopy(scenario: Scenario): ScenarioDraft {
  return { ...draftOf(scenario), title: formTexts.copyOf(scenario.title) }
}

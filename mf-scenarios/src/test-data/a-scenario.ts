import type { SaveScenario, Scenario } from '@clarity/contracts/scenario'
import { smsTemplateNames, type SmsTemplateName } from '@clarity/contracts/sms-template'

const noTemplates = Object.fromEntries(smsTemplateNames.map((name) => [name, ''])) as Record<SmsTemplateName, string>

/** The request's body for a scenario with only the required fields. */
export const requiredOnly: SaveScenario = {
  icon: '🎯',
  title: 'A raise',
  description: 'Ask for more.',
  ai_prompt: 'You are the boss.',
  agent_id: '',
  first_message: '',
  post_call_prompt: '',
  manager_role_description: 'Head of sales',
  recipient_role_description: 'Sales representative',
  sort_order: 0,
  is_active: true,
  language: 'en',
  special_campaign: 'default',
  ...noTemplates,
  goals: [],
}

let made = 0

/** A scenario as the server gives it. */
export function aScenario(differences: Partial<Scenario> = {}): Scenario {
  made += 1
  return { ...requiredOnly, id: `scenario-${made}`, title: `Scenario ${made}`, ...differences }
}

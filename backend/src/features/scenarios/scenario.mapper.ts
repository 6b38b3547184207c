import type { SaveScenario, Scenario, ScenarioChoice } from '@clarity/contracts'
import type { ScenarioEntity } from './scenario.entity.js'

type LaterField = 'goals' | 'reportDays' | 'verifyReader'

/** The columns that an admin edits. A later field that is absent keeps its stored value. */
export type ScenarioContent = Omit<ScenarioEntity, 'id' | LaterField | 'createdAt' | 'updatedAt' | 'deletedAt'> &
  Partial<Pick<ScenarioEntity, LaterField>>

export function toScenario(row: ScenarioEntity): Scenario {
  return {
    id: row.id,
    icon: row.icon,
    title: row.title,
    description: row.description,
    ai_prompt: row.aiPrompt,
    agent_id: row.agentId,
    first_message: row.firstMessage,
    post_call_prompt: row.postCallPrompt,
    manager_role_description: row.managerRoleDescription,
    recipient_role_description: row.recipientRoleDescription,
    sort_order: row.sortOrder,
    is_active: row.isActive,
    language: row.language,
    special_campaign: row.specialCampaign,
    ...row.smsTemplates,
    goals: row.goals,
    report_days: row.reportDays,
    verify_reader: row.verifyReader,
  }
}

export function toScenarioChoice({ id, title, description, icon, isActive }: ScenarioEntity): ScenarioChoice {
  return { id, title, description, icon, is_active: isActive }
}

export function toScenarioContent(scenario: SaveScenario): ScenarioContent {
  return {
    icon: scenario.icon,
    title: scenario.title,
    description: scenario.description,
    aiPrompt: scenario.ai_prompt,
    agentId: scenario.agent_id,
    firstMessage: scenario.first_message,
    postCallPrompt: scenario.post_call_prompt,
    managerRoleDescription: scenario.manager_role_description,
    recipientRoleDescription: scenario.recipient_role_description,
    sortOrder: scenario.sort_order,
    isActive: scenario.is_active,
    language: scenario.language,
    specialCampaign: scenario.special_campaign,
    smsTemplates: {
      sms_manager_confirmation_template: scenario.sms_manager_confirmation_template,
      sms_recipient_invitation_template: scenario.sms_recipient_invitation_template,
      sms_self_demo_invitation_template: scenario.sms_self_demo_invitation_template,
      sms_yes_reply_confirmation_template: scenario.sms_yes_reply_confirmation_template,
      sms_report_recipient_template: scenario.sms_report_recipient_template,
      sms_report_manager_template: scenario.sms_report_manager_template,
    },
    ...(scenario.goals && { goals: scenario.goals }),
    ...(scenario.report_days !== undefined && { reportDays: scenario.report_days }),
    ...(scenario.verify_reader !== undefined && { verifyReader: scenario.verify_reader }),
  }
}

import type { SaveScenario } from '@clarity/contracts'

/** The scenario of every story; each message begins with its kind, to identify it in the vendor's log. */
export const runScenario: Partial<SaveScenario> = {
  icon: '📦',
  title: 'A late delivery',
  description: 'A customer whose order came late.',
  ai_prompt: 'You sell parts. Listen to the customer, and find out what went wrong.',
  first_message: 'Good morning. What would you like to talk about today?',
  manager_role_description: 'Head of sales',
  recipient_role_description: 'Buyer',
  sms_manager_confirmation_template: 'asked: {{manager_name}}, we invite {{recipient_name}} now. {{link_url}}',
  sms_recipient_invitation_template: 'invited: {{recipient_name}}, {{manager_name}} invites you. {{link_url}}',
  sms_self_demo_invitation_template: 'self-invited: {{recipient_name}}, say YES. {{link_url}}',
  sms_yes_reply_confirmation_template: 'calling: {{recipient_name}}, we call you. {{link_url}}',
  sms_report_recipient_template: 'report: {{recipient_name}}, here it is. {{report_url}}',
  sms_report_manager_template: 'manager-report: {{manager_name}}, here it is. {{report_url}}',
}

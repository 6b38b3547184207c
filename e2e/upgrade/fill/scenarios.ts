import type { SaveScenario, Scenario } from '@clarity/contracts'
import type { AdminApi } from '../../product/admin-api.ts'
import { expectStatus } from './expect-status.ts'

export interface FilledScenarios {
  /** With a drawing, texts of its own and letters beyond ASCII. */
  readonly drawn: Scenario
  readonly ofCampaign: Scenario
  readonly hidden: Scenario
  /** Still there until the demos are asked for that keep it. */
  readonly toDelete: Scenario
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9" fill="#0a7"/></svg>'

const plain: Partial<SaveScenario> = {
  icon: '📦',
  title: 'A late delivery',
  description: 'A customer whose order came late.',
  ai_prompt: 'You sell parts. Listen to the customer, and find out what went wrong.',
  first_message: 'Good morning. What would you like to talk about today?',
  manager_role_description: 'Head of sales',
  recipient_role_description: 'Buyer',
}

/** The conversations of the filling meet the first and miss the second. */
const decided: Scenario['goals'] = [
  { label: 'Names a day', check: { kind: 'names', what: 'date' } },
  { label: 'Asks about the price', check: { kind: 'asks', about: ['price', 'cost'] } },
]

export async function fillScenarios(admin: AdminApi): Promise<FilledScenarios> {
  const drawn = await admin.createScenario({
    ...plain,
    icon: drawing,
    title: 'Ein Gespräch über Größe – 相談',
    description: 'Zoë hört zu, « et prend des notes ».\nZweite Zeile\t|;"\'\\',
    post_call_prompt: 'Note every promise.',
    sort_order: -5,
    language: 'de',
    goals: [
      { label: 'Fragt nach dem Preis', hint: 'Was kostet es?', check: { kind: 'asks', about: ['preis', 'kosten'] } },
      { label: 'Hört zu', check: { kind: 'talk_share', atMost: 0.4 } },
    ],
    sms_manager_confirmation_template: 'Grüezi {{manager_name}} 👋, {{recipient_name}} ist eingeladen: {{link_url}}',
    sms_recipient_invitation_template: '{{recipient_name}}: {{manager_name}} lädt Sie ein. YES → {{link_url}}',
    sms_self_demo_invitation_template: '{{recipient_name}}: YES → {{link_url}}',
    sms_yes_reply_confirmation_template: 'Wir rufen an, {{recipient_name}}. {{link_url}}',
    sms_report_recipient_template: '{{recipient_name}}, der Bericht: {{report_url}}',
    sms_report_manager_template: '{{manager_name}}, der Bericht: {{report_url}}',
  })
  const ofCampaign = await admin.createScenario({
    ...plain,
    title: 'At the fair',
    special_campaign: 'mx',
    goals: decided,
  })
  const hidden = await admin.createScenario({ ...plain, title: 'Not offered any more', is_active: false })
  const toDelete = await admin.createScenario({ ...plain, title: 'Soon deleted' })
  const changed = { ...ofCampaign, description: 'Whoever comes to our table.' }
  await expectStatus(200, 'A change', admin.api.put(`/api/admin/scenarios/${ofCampaign.id}`, changed))
  return { drawn, ofCampaign: changed, hidden, toDelete }
}

/** Its demos keep it. */
export async function deleteScenario(admin: AdminApi, { id }: Scenario): Promise<void> {
  await expectStatus(204, 'The deletion', admin.api.delete(`/api/admin/scenarios/${id}`))
}

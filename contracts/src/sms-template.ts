/** Placeholders of templates, in double curly braces (docs/behaviour.md#text-messages). */
export const smsPlaceholders = [
  'recipient_name',
  'manager_name',
  'link_url',
  'report_url',
  'recipient_role',
  'scenario_title',
] as const
export type SmsPlaceholder = (typeof smsPlaceholders)[number]

/** The six messages of a scenario. An empty text of the scenario means the default text here. */
export const defaultSmsTemplates = {
  sms_manager_confirmation_template:
    'Clarity: Hi {{manager_name}}, we have invited {{recipient_name}} to the voice demo "{{scenario_title}}". You will get the report link after the conversation. Msg & data rates may apply. Txt HELP for help. Reply STOP to opt out.',
  sms_recipient_invitation_template:
    'Clarity: Hi {{recipient_name}}, {{manager_name}} invites you to a voice demo: "{{scenario_title}}". Reply YES to get one AI call now, or tap {{link_url}} Msg & data rates may apply. Txt HELP for help. Reply STOP to opt out.',
  sms_self_demo_invitation_template:
    'Clarity: Hi {{recipient_name}}, your voice demo "{{scenario_title}}" is ready. Reply YES to get one AI call now, or tap {{link_url}} Msg & data rates may apply. Txt HELP for help. Reply STOP to opt out.',
  sms_yes_reply_confirmation_template:
    'Clarity: Thanks {{recipient_name}}! Our AI assistant will call you in a moment. Prefer to talk in your browser? {{link_url}} Reply STOP to opt out.',
  sms_report_recipient_template:
    'Clarity: Hi {{recipient_name}}, the report from your conversation "{{scenario_title}}" is ready: {{report_url}} Reply STOP to opt out.',
  sms_report_manager_template:
    'Clarity: Hi {{manager_name}}, the report from {{recipient_name}}\'s conversation "{{scenario_title}}" is ready: {{report_url}} Reply STOP to opt out.',
} as const
export type SmsTemplateName = keyof typeof defaultSmsTemplates

export const smsTemplateNames = Object.keys(defaultSmsTemplates) as SmsTemplateName[]

const afterTheReport: readonly SmsTemplateName[] = ['sms_report_recipient_template', 'sms_report_manager_template']
const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g

/** Messages that the recipient did not ask for: they are sent by day only, and must contain certain words by law. */
export const invitationTemplates: readonly SmsTemplateName[] = [
  'sms_recipient_invitation_template',
  'sms_self_demo_invitation_template',
]

/** The words that every invitation must contain (docs/behaviour.md#text-messages). */
export const invitationWording = [
  'Reply YES',
  'Msg & data rates may apply',
  'Txt HELP for help',
  'Reply STOP to opt out',
] as const

/** The placeholders allowed in a template. */
export function placeholdersOf(name: SmsTemplateName): readonly SmsPlaceholder[] {
  return smsPlaceholders.filter((word) => word !== 'report_url' || afterTheReport.includes(name))
}

/** What is wrong with a template's placeholders, as the end of a sentence; null if all are valid. */
export function findTemplateError(name: SmsTemplateName, template: string): string | null {
  for (const [, word = ''] of template.matchAll(placeholder)) {
    if (!(smsPlaceholders as readonly string[]).includes(word)) return `has an unknown placeholder {{${word}}}`
    if (word === 'report_url' && !afterTheReport.includes(name))
      return 'goes out before the report: {{report_url}} cannot be used in it'
  }
  return null
}

/** The default YES confirmation for a call that waits until the morning. */
const nightReply =
  'Clarity: Thanks {{recipient_name}}! It is nighttime where you are, so our AI assistant will call you on {{call_at}}. Prefer to talk in your browser now? {{link_url}} Reply STOP to opt out.'
const nightSentence = 'It is nighttime where you are: you will get the call on {{call_at}}.'

/**
 * The YES confirmation for a call that waits until `callAt`, in words. A scenario's own text may promise
 * a call at once, so a sentence with the time is added.
 */
export function fillNightReply(
  template: string,
  callAt: string,
  values: Readonly<Record<SmsPlaceholder, string>>,
): string {
  const own = template.trim()
  const text = (own ? `${own} ${nightSentence}` : nightReply).replace('{{call_at}}', callAt)
  return fillSmsTemplate('sms_yes_reply_confirmation_template', text, values)
}

/** The message as it is sent. An empty template means the default text; values are inserted unchanged, once. */
export function fillSmsTemplate(
  name: SmsTemplateName,
  template: string,
  values: Readonly<Record<SmsPlaceholder, string>>,
): string {
  const text = template.trim() || defaultSmsTemplates[name]
  return text.replace(placeholder, (whole, word: string) => values[word as SmsPlaceholder] ?? whole)
}

import type { SaveScenario } from '@clarity/contracts/scenario'
import type { SmsTemplateName } from '@clarity/contracts/sms-template'

/** Texts of the list. Error texts come from the contracts. */
export const listTexts = {
  title: 'Scenario Management',
  add: 'Add Scenario',
  loading: 'Loading...',
  none: '(none)',
  columns: {
    icon: 'Icon',
    title: 'Title',
    description: 'Description',
    firstMessage: 'First Message',
    language: 'Language',
    campaign: 'Campaign',
    sort: 'Sort',
    active: 'Active',
    actions: 'Actions',
  },
  yes: 'Yes',
  no: 'No',
  edit: 'Edit',
  delete: 'Delete',
  more: 'More actions',
  duplicate: 'Duplicate',
  export: 'Export CSV',
  exportName: 'scenarios.csv',
  noneHint: 'A scenario is what a demo conversation is about. Add the first one.',
  noMatch: 'No results match this search.',
  deleteQuestion: 'Delete this scenario?',
  deleteMeaning: (title: string) => `“${title}” will no longer be offered. Its past demos and their reports are kept.`,
  deleted: (title: string) => `“${title}” was deleted.`,
} as const

/** Texts of the form. */
export const formTexts = {
  add: 'Create New Scenario',
  edit: 'Edit Scenario',
  back: 'Scenario Management',
  cancel: 'Cancel',
  create: 'Create Scenario',
  saveAsDraft: 'Save as draft',
  save: 'Save Changes',
  saved: (title: string) => `“${title}” was saved.`,
  confirmMissingOptOut: 'Save without “Reply STOP”?',
  missingOptOut: (labels: readonly string[]) =>
    `${labels.join(' and ')}: the text does not say “Reply STOP to opt out”. An invitation must explain how to opt out.`,
  saveAnyway: 'Save anyway',
  copyOf: (title: string) => `Copy of ${title}`,
  emptyField: 'This field is required.',
  faultyFields: 'Please correct the highlighted fields.',
  status: 'Status',
  readers: 'Readers',
  iconPreview: 'Preview',
  sections: {
    basic: { title: 'Basic Information', help: 'What people see when they choose a scenario.' },
    ai: { title: 'AI Configuration', help: 'How Clarity leads the conversation and what it analyzes afterward.' },
    roles: { title: 'Role Descriptions', help: 'Who the two people are in this scenario.' },
    campaign: { title: 'Campaign Settings', help: 'Whether and where the scenario is offered.' },
    templates: {
      title: 'SMS Message Templates',
      help: 'The six messages sent for a demo. Leave one empty to send its default text.',
    },
    goals: {
      title: 'Goals',
      help: 'What the person tries to do in the conversation. The report says of each goal whether it was met.',
    },
    access: { title: 'Report Access', help: 'How long a report’s link works, and for whom.' },
    trials: { title: 'Try It', help: 'What the scenario does as it is in this form. Nothing is saved.' },
  },
} as const

/** The scenario's position. */
export const positionTexts = {
  onStartPage: 'on the home page',
  inCampaign: (campaign: string) => `in the campaign “${campaign}”`,
  first: (where: string) => `It is listed first ${where} and preselected there.`,
  after: (number: number, where: string, title: string) =>
    `It is number ${number.toLocaleString()} ${where}, after “${title}”.`,
  firstOfAll: 'It is also preselected for every admin.',
  hidden: 'It is hidden from visitors. Admins find it at the end of the list.',
  putLast: 'Move to the end',
} as const

interface FieldText {
  readonly label: string
  readonly help?: string
  readonly placeholder?: string
}

/** Texts of the fields with one input of their own. */
export const fieldTexts: Record<Exclude<keyof SaveScenario, SmsTemplateName | 'goals'>, FieldText> = {
  icon: { label: 'Icon', help: 'An emoji, a symbol, or an inline SVG.', placeholder: '💬' },
  title: { label: 'Title', help: 'Shown on the card and in the messages.' },
  description: { label: 'Description', help: 'One or two sentences: what it is about, and what people can practice.' },
  ai_prompt: {
    label: 'AI Prompt',
    help: 'Who Clarity plays, how it behaves, what it must bring up, and when the conversation is over.',
  },
  agent_id: { label: 'Agent ID', help: 'The voice provider’s agent. Leave empty to use the default agent.' },
  language: { label: 'Language', help: 'The language of the conversation.' },
  first_message: { label: 'First Message (Opener)', help: 'What Clarity says first. Leave empty to let it choose.' },
  post_call_prompt: {
    label: 'Post-Call Analysis Prompt',
    help: 'What the report should focus on. Leave empty for a general analysis.',
  },
  manager_role_description: { label: 'Manager Role', help: 'Who requests the demo.' },
  recipient_role_description: { label: 'Recipient Role', help: 'Who talks with Clarity.' },
  special_campaign: {
    label: 'Special Campaign',
    help: 'Two characters offer it behind the link /xx only; “default” offers it to every visitor.',
  },
  sort_order: { label: 'Sort Order', help: 'A whole number. Lower numbers come first.' },
  is_active: { label: 'Active & Visible', help: 'When off, only admins can use it.' },
  report_days: {
    label: 'Days until a report’s link expires',
    help: 'Counted from the conversation’s end. Leave empty for links that do not expire.',
  },
  verify_reader: {
    label: 'Readers confirm their phone',
    help: 'After the email, a report opens with a six-digit code that is texted to its recipient or manager.',
  },
}

/** The six templates, in the order in which they are sent. */
export const templateFieldTexts: Record<SmsTemplateName, Required<Omit<FieldText, 'placeholder'>>> = {
  sms_manager_confirmation_template: {
    label: 'Manager Confirmation',
    help: 'Sent to the manager when they request a demo for someone else.',
  },
  sms_recipient_invitation_template: {
    label: 'Recipient Invitation',
    help: 'Sent to the recipient in the manager flow.',
  },
  sms_self_demo_invitation_template: {
    label: 'Self Demo Invitation',
    help: 'Sent when a user requests a demo for themselves.',
  },
  sms_yes_reply_confirmation_template: {
    label: 'YES Reply Confirmation',
    help: 'Sent when the user replies YES to an invitation.',
  },
  sms_report_recipient_template: {
    label: 'Report to Recipient',
    help: 'Sends the report link to the recipient.',
  },
  sms_report_manager_template: {
    label: 'Report to Manager',
    help: 'Sends the report link to the manager, in the manager flow only.',
  },
}

/** Texts around one template. */
export const templateTexts = {
  insertInto: (label: string) => `Insert into ${label}`,
  preview: 'Preview with sample values',
  previewOfDefault: 'Default text with sample values',
  startFromDefault: 'Start from the default text',
  segments: (count: number) => (count === 1 ? '1 segment' : `${count} segments`),
  characters: (count: number) => (count === 1 ? '1 character' : `${count} characters`),
  forced: (characters: readonly string[], more: number) =>
    `${characters.map((character) => `“${character}”`).join(', ')}${more > 0 ? ` and ${more} more` : ''} ` +
    'cannot be sent as GSM-7: a segment holds 70 characters instead of 160.',
  lacksWording: (words: readonly string[]) => `An invitation must say ${words.map((word) => `“${word}”`).join(', ')}.`,
  lacksLink: (word: string) => `The message has no link without {{${word}}}.`,
  sample: {
    recipientName: 'Alex Stone',
    managerName: 'Dana Field',
    scenarioTitle: 'The title of this scenario',
    recipientRole: 'the recipient role',
    code: 'Ab3dE',
  },
} as const

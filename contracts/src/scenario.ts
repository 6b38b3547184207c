import * as v from 'valibot'
import { Goals } from './goal.js'
import { findTemplateError, smsTemplateNames, type SmsTemplateName } from './sms-template.js'
import { Id, RequiredText, Text } from './text.js'

/** Languages of a scenario's conversation (docs/behaviour.md#scenarios). */
export const scenarioLanguages = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  pt: 'Portuguese',
  zh: 'Chinese',
  ja: 'Japanese',
  ko: 'Korean',
  hi: 'Hindi',
  ar: 'Arabic',
  ru: 'Russian',
  tr: 'Turkish',
  pl: 'Polish',
  sv: 'Swedish',
  da: 'Danish',
  no: 'Norwegian',
  fi: 'Finnish',
  hu: 'Hungarian',
  vi: 'Vietnamese',
} as const
export type ScenarioLanguage = keyof typeof scenarioLanguages

/** Values of a new scenario's optional fields (docs/behaviour.md#scenarios). */
export const scenarioDefaults = {
  language: 'en',
  special_campaign: 'default',
  sort_order: 0,
  is_active: true,
} as const

/** Maximum size of an icon's SVG. */
const iconMaxLength = 20_000

export const scenarioTexts = {
  requiredFields: 'Please fill all required fields.',
  notFound: 'Scenario not found.',
  invalid: 'Received invalid data format for scenarios.',
  fetchFailed: 'Failed to fetch scenarios',
  deleteFailed: 'Failed to delete scenario',
  saveUnexpected: 'An unexpected error occurred while saving the scenario.',
  none: 'No scenarios found.',
  unsafeIcon: 'must be one drawing that starts with <svg and ends with </svg>, without a document type',
} as const

/** Shown by the form if saving fails. */
export function scenarioSaveFailedSentence(reason: string): string {
  return `Failed to save scenario: ${reason}`
}

/** True if the icon is drawn as an image rather than shown as text (docs/behaviour.md#scenarios). */
export function isSvgIcon(icon: string): boolean {
  const text = icon.trim()
  return /^<svg[\s>]/i.test(text) && /<\/svg>$/i.test(text)
}

function isSafeIcon(icon: string): boolean {
  return isSvgIcon(icon) ? !/<!doctype|<!entity/i.test(icon) : !icon.includes('<')
}

const required = (maxLength: number) => RequiredText(maxLength, scenarioTexts.requiredFields)
const optional = (maxLength: number) =>
  v.pipe(
    v.optional(v.nullable(Text(maxLength)), ''),
    v.transform((text) => text ?? ''),
  )

function template(name: SmsTemplateName) {
  return v.pipe(
    optional(1600),
    v.rawCheck(({ dataset, addIssue }) => {
      const error = dataset.typed && findTemplateError(name, dataset.value)
      if (error) addIssue({ message: error })
    }),
  )
}

const templates = Object.fromEntries(smsTemplateNames.map((name) => [name, template(name)])) as Record<
  SmsTemplateName,
  ReturnType<typeof template>
>

/** A number, or the text of one; empty becomes 0 (docs/behaviour.md#scenarios). */
const SortOrder = v.pipe(
  v.optional(v.nullable(v.union([v.number(), v.string()])), scenarioDefaults.sort_order),
  v.metadata({ openapi: { type: ['integer', 'null'], minimum: -1_000_000, maximum: 1_000_000 } }),
  v.transform((value) => (value === null || value === '' ? 0 : Number(value))),
  v.integer('must be a whole number'),
  v.minValue(-1_000_000, 'is too small'),
  v.maxValue(1_000_000, 'is too large'),
)

export const mostReportDays = 3650

const ReportDays = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be at least 1'),
  v.maxValue(mostReportDays, `must be at most ${mostReportDays}`),
)

/**
 * Body of POST /api/admin/scenarios and of PUT .../{id}; the id is the path's. Every field of release 0.1.0 comes out
 * set. Later fields are optional without a default: an older module leaves them out of its PUT, and the stored value
 * stays.
 */
export const SaveScenario = v.object({
  icon: v.pipe(required(iconMaxLength), v.check(isSafeIcon, scenarioTexts.unsafeIcon)),
  title: required(200),
  description: required(2000),
  ai_prompt: required(20_000),
  agent_id: optional(200),
  first_message: optional(2000),
  post_call_prompt: optional(20_000),
  manager_role_description: required(2000),
  recipient_role_description: required(2000),
  sort_order: SortOrder,
  is_active: v.optional(v.boolean('must be true or false'), scenarioDefaults.is_active),
  language: v.optional(
    v.picklist(Object.keys(scenarioLanguages) as ScenarioLanguage[], 'must be one of the languages offered'),
    scenarioDefaults.language,
  ),
  special_campaign: v.pipe(
    optional(100),
    v.transform((campaign) => campaign.trim() || scenarioDefaults.special_campaign),
  ),
  ...templates,
  goals: v.optional(Goals),
  /** Days until the link of a report expires; null for links that do not. */
  report_days: v.optional(v.nullable(ReportDays)),
  /** Readers of a report type a code that is texted to its phone. */
  verify_reader: v.optional(v.boolean('must be true or false')),
})
export type SaveScenario = v.InferOutput<typeof SaveScenario>

const plainTemplates = Object.fromEntries(smsTemplateNames.map((name) => [name, v.string()])) as Record<
  SmsTemplateName,
  v.StringSchema<undefined>
>

/** A complete scenario, for admins. */
export const Scenario = v.object({
  id: Id,
  icon: v.string(),
  title: v.string(),
  description: v.string(),
  ai_prompt: v.string(),
  agent_id: v.string(),
  first_message: v.string(),
  post_call_prompt: v.string(),
  manager_role_description: v.string(),
  recipient_role_description: v.string(),
  sort_order: v.number(),
  is_active: v.boolean(),
  language: v.string(),
  special_campaign: v.string(),
  ...plainTemplates,
  goals: v.optional(Goals),
  report_days: v.optional(v.nullable(v.number())),
  verify_reader: v.optional(v.boolean()),
})
export type Scenario = v.InferOutput<typeof Scenario>

/** One row of GET /api/scenarios: the public part of a scenario. Hidden ones are returned to admins only. */
export const ScenarioChoice = v.object({
  id: Id,
  title: v.string(),
  description: v.string(),
  icon: v.string(),
  is_active: v.boolean(),
})
export type ScenarioChoice = v.InferOutput<typeof ScenarioChoice>

import {
  elevenLabsSignatureHeader,
  emailMaxLength,
  GeneratedCombinedReport,
  RequestedDemo,
  smsTemplateNames,
  type Conversation,
  type SaveScenario,
  type Scenario,
  type TranscriptEntry,
} from '@clarity/contracts'
import { hostileDrawings, hostileTexts } from '@clarity/test-kit/hostile-texts'
import { postCallEvent, signature } from '@clarity/test-kit/post-call-event'
import { until } from '@clarity/test-kit/until'
import { packed } from './pack-texts.ts'
import type { Product } from './product.ts'

type Clients = Pick<Product, 'admin' | 'demos'>

/** Every hostile text that the product accepted, with its location. */
export interface HostileData {
  readonly scenarios: readonly Scenario[]
  /** Scenarios whose icon is a hostile SVG that the server accepted. */
  readonly drawings: number
  readonly names: readonly string[]
  readonly talk: Conversation
  readonly emails: readonly string[]
  readonly errors: readonly string[]
  readonly prompt: string
}

/** As many as a list shows at once, with room for what else is there. */
const demoCount = 45
const viewCount = 45

/** Puts hostile texts into every field of the product, over its API. */
export async function fillWithHostileTexts(product: Clients): Promise<HostileData> {
  const { scenarios, drawings } = await saveScenarios(product)
  const names = sample(packed(100), 2 * demoCount)
  for (let index = 0; index < demoCount; index++) {
    const words = hostileTexts.filter((_, place) => place % demoCount === index)
    await hold(product, scenarios[index % scenarios.length]!, names[2 * index]!, names[2 * index + 1]!, words)
  }
  const phone = await hold(product, scenarios[0]!, 'All texts', 'Everybody', hostileTexts)
  const talk = await until('all conversations', async () => {
    const found = await product.admin.conversations()
    return found.length > demoCount && found.find(({ recipient_phone }) => recipient_phone === phone)
  })
  const prompt = hostileTexts.find((text) => text.includes('onerror') && text.length < 60)!
  const asked = { conversationIds: [talk.id], prompt }
  ;(await product.admin.api.post('/api/admin/combined-reports/generate', asked)).as(GeneratedCombinedReport)
  return { scenarios, drawings, names, talk, prompt, ...(await readReports(product)) }
}

async function saveScenarios({ admin }: Clients): Promise<{ scenarios: Scenario[]; drawings: number }> {
  const long = packed(2000)
  const titles = sample(packed(200), long.length)
  const campaigns = packed(100)
  const templates = packed(
    1600,
    hostileTexts.filter((text) => !text.includes('{{')),
  )
  const plain = packed(
    200,
    hostileTexts.filter((text) => !text.includes('<')),
  )
  const scenarios: Scenario[] = []
  let drawings = 0
  for (const [index, text] of long.entries()) {
    const drawing = hostileDrawings[index]
    const scenario: Partial<SaveScenario> = {
      icon: plain[index % plain.length]!,
      title: titles[index]!,
      description: text,
      ai_prompt: text,
      agent_id: titles[index]!,
      first_message: text,
      post_call_prompt: text,
      manager_role_description: text,
      recipient_role_description: text,
      special_campaign: campaigns[index]!,
      sort_order: index + 100,
      ...Object.fromEntries(smsTemplateNames.map((name) => [name, templates[index % templates.length]!])),
    }
    // An SVG that is more than a drawing may be refused: then it is in no list.
    const drawn =
      drawing === undefined ? undefined : await admin.api.post('/api/admin/scenarios', { ...scenario, icon: drawing })
    if (drawn && drawn.status !== 201 && drawn.status !== 400)
      throw new Error(`A drawing was answered ${drawn.status}.`)
    if (drawn?.status === 201) drawings += 1
    scenarios.push(await admin.createScenario(scenario))
  }
  if (drawings === 0) throw new Error('No drawing was taken: there is nothing to look at.')
  return { scenarios, drawings }
}

/** A demo between the two, whose conversation is handed in. Answers with the recipient's phone. */
async function hold(
  { admin, demos }: Clients,
  { id: scenarioId }: Scenario,
  recipientName: string,
  managerName: string,
  words: readonly string[],
): Promise<string> {
  const [recipientPhone, managerPhone] = [demos.newPhone(), demos.newPhone()]
  const body = { role: 'manager', scenarioId, managerName, managerPhone, recipientName, recipientPhone }
  const { requestId } = (await admin.api.post('/api/request-demo', body)).as(RequestedDemo)
  const event = JSON.stringify(postCallEvent(requestId, talkOf(words)))
  await admin.api.post('/api/webhooks/elevenlabs', event, { [elevenLabsSignatureHeader]: signature(event) })
  return recipientPhone
}

const talkOf = (words: readonly string[]): TranscriptEntry[] =>
  words.map((message, index) => ({
    role: index % 2 === 0 ? 'agent' : 'user',
    message,
    time_in_call_secs: index * 5,
    tool_calls: [],
    duration: null,
  }))

/** Readers with hostile addresses who report hostile errors. */
async function readReports({ admin }: Clients): Promise<Pick<HostileData, 'emails' | 'errors'>> {
  const reports = await until('all reports to be written', async () => {
    const found = await admin.reports()
    return found.length > demoCount && found.every((report) => report.generated_at !== null) && found
  })
  const fitting = hostileTexts.map((text) => `${text.replace(/[\s@]/g, '')}@evil.example`)
  const emails = sample(
    fitting.filter((email) => email.length <= emailMaxLength && !email.startsWith('@')),
    viewCount,
  )
  const errors = sample(packed(500), viewCount)
  for (const [index, email] of emails.entries()) {
    const body = { email, hasError: true, errorMessage: errors[index]! }
    const address = { 'x-forwarded-for': `10.9.0.${index + 1}` }
    const { status } = await admin.api.post(`/api/report/${reports[index]!.report_id}`, body, address)
    if (status !== 204) throw new Error(`An error of ${email} was answered ${status}.`)
  }
  return { emails, errors }
}

/** This many of them, evenly spread. */
function sample(texts: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => texts[Math.floor((index * texts.length) / count)]!)
}

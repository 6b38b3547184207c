import type { CallResult, Operation as CallOperation, Webhooks } from '@clarity/fakes/elevenlabs'
import type { LlmFault } from '@clarity/fakes/llm'
import type { Callbacks, Fault, Operation as SmsOperation } from '@clarity/fakes/twilio'
import type { Vendors } from '../product/vendors.ts'
import type { VendorRecords } from './vendor-records.ts'
import type { People } from './people.ts'
import type { Step } from './fault-table.ts'
import type { BalancerFault, LoadBalancer } from './load-balancer.ts'
import type { Story } from './story.ts'
import { callOf } from './words.ts'

/** Enough tries for any outage of this run. */
const webhookTries = 400

const smsSteps: Partial<Record<SmsOperation, Step>> = { create: 'Twilio: create', list: 'Twilio: list' }
const callSteps: Partial<Record<CallOperation, Step>> = {
  'outbound-call': 'ElevenLabs: outbound-call',
  list: 'ElevenLabs: list',
  get: 'ElevenLabs: get',
  'signed-url': 'ElevenLabs: signed-url',
  agent: 'ElevenLabs: agent',
}
/** Refusals of the account that the vendors' users have met. Their texts quote numbers, which no log may contain. */
const textRefusals: Readonly<Record<string, { status: number; code: number; message: string; format?: 'problem' }>> = {
  'no-credit': { status: 400, code: 30002, message: 'The account of +14155550100 is suspended' },
  'problem-format': { status: 429, code: 20429, message: 'Too many requests', format: 'problem' },
}
const callRefusals: Readonly<Record<string, { status: number; message: string; name?: string }>> = {
  'wrong-credentials': { status: 200, message: 'HTTP 401 error: Unable to create record: Authenticate' },
  'no-quota': { status: 400, name: 'quota_exceeded', message: 'This request exceeds your quota of 10000 credits.' },
  'country-not-allowed': {
    status: 200,
    message: 'HTTP 400 error: Unable to create record: Account not authorized to call',
  },
  'setting-changed': { status: 200, message: "Override for field 'prompt' is not allowed by config." },
}

const doorSteps: Readonly<Record<string, Step>> = {
  'POST /api/request-demo': 'a demo is asked for',
  'POST /api/webhooks/twilio/sms': 'Twilio: text',
  'POST /api/webhooks/twilio/status': 'Twilio: delivery report',
  'POST /api/webhooks/elevenlabs': 'ElevenLabs: event',
}
const balancerFaults = ['cut', 'cut-after-done', 'slow']

export function stepOfRequest(line: string): Step | undefined {
  return doorSteps[line.split('?')[0]!]
}

/** Connects the planned faults to the vendors and to the load balancer. */
export function wireFaults(
  vendors: Vendors,
  balancer: LoadBalancer,
  people: People,
  records: VendorRecords,
  starts: Story,
): void {
  const { twilio, elevenLabs, llm } = vendors
  const take = (story: Story | undefined, step: Step | undefined) => {
    if (!story || !step) return null
    story.note(`${step} is asked`)
    return story.takeFault(step)
  }
  const findStory: Partial<Record<Step, (about: string) => Story | undefined>> = {
    'ElevenLabs: outbound-call': (phone) => people.ofPhone(phone),
    'ElevenLabs: list': (requestId) => people.ofRequest(requestId),
    'ElevenLabs: get': (id) => {
      const found = elevenLabs.conversations.find((conversation) => conversation.id === id)
      return found && people.ofConversation(found)
    },
    'ElevenLabs: signed-url': () => [...people.running].find((running) => running.fault('ElevenLabs: signed-url')),
    'ElevenLabs: agent': () => starts,
  }

  twilio.tries = webhookTries
  twilio.chooseRefusal = (to) => {
    const fault = take(to === null ? undefined : people.ofPhone(to), 'Twilio: account')
    return textRefusals[fault ?? ''] ?? null
  }
  twilio.chooseFault = (operation, phone) => take(people.ofPhone(phone), smsSteps[operation]) as Fault | null
  twilio.chooseCallbacks = ({ to }) =>
    modeOf<Callbacks>(people.ofPhone(to), 'Twilio: delivery report', ['none', 'duplicate', 'out-of-order']) ??
    'in-order'

  elevenLabs.tries = webhookTries
  elevenLabs.chooseFault = (operation, about) => {
    const step = callSteps[operation]
    const story = step && findStory[step]?.(about)
    return take(story, step) as Fault | null
  }
  elevenLabs.chooseRefusal = (operation, about) => {
    const story = operation === 'outbound-call' ? people.ofPhone(about) : undefined
    return callRefusals[take(story, 'ElevenLabs: account') ?? ''] ?? null
  }
  elevenLabs.chooseWebhooks = (conversation) =>
    modeOf<Webhooks>(people.ofConversation(conversation), 'ElevenLabs: event', ['none', 'duplicate', 'out-of-order']) ??
    'once'
  elevenLabs.chooseResult = ({ phoneCall }): CallResult => {
    const { toNumber } = phoneCall!
    return people.demoOfPhone(toNumber)?.callResults[records.callsTo(toNumber).length - 1] ?? 'answered'
  }
  elevenLabs.chooseWords = (call) => {
    const story = people.ofConversation(call)
    return story ? callOf(story) : []
  }

  llm.chooseFault = ({ prompt, isRepair }) =>
    take(people.ofText(prompt), isRepair ? 'LLM: repair' : 'LLM: question') as LlmFault | null

  balancer.chooseFault = (line) => {
    const step = stepOfRequest(line)
    if (!step) return null
    const story = [...people.running].find((running) => balancerFaults.includes(running.fault(step) ?? ''))
    return take(story, step) as BalancerFault | null
  }
}

/** The mode of all reports of a story; counted once, however many reports there are. */
function modeOf<Mode extends string>(story: Story | undefined, step: Step, modes: readonly Mode[]): Mode | null {
  const mode = modes.find((each) => each === story?.fault(step))
  if (!story || mode === undefined) return null
  if (!story.met.some((met) => met.step === step && met.fault === mode)) story.meet(step, mode)
  return mode
}

import type { CallResult, Webhooks } from '@clarity/stand-ins/elevenlabs'
import type { LlmFault } from '@clarity/stand-ins/llm'
import type { Callbacks, Fault } from '@clarity/stand-ins/twilio'
import type { Vendors } from '../product/vendors.ts'
import type { Books } from './books.ts'
import type { Cast } from './cast.ts'
import type { Step } from './fault-table.ts'
import type { DoorFault, FrontDoor } from './front-door.ts'
import type { Story } from './story.ts'
import { callOf } from './words.ts'

/** Often enough for any outage of this run. */
const webhookTries = 400

const doorSteps: Readonly<Record<string, Step>> = {
  'POST /api/request-demo': 'a demo is asked for',
  'POST /api/webhooks/twilio/sms': 'Twilio: text',
  'POST /api/webhooks/twilio/status': 'Twilio: delivery report',
  'POST /api/webhooks/elevenlabs': 'ElevenLabs: event',
}
const doorFaults = ['cut', 'cut-after-done', 'slow']

export function stepAtDoor(line: string): Step | undefined {
  return doorSteps[line.split('?')[0]!]
}

/** Lets the vendors, and the way to the product, fail as the stories are planned. */
export function wireFaults(vendors: Vendors, door: FrontDoor, cast: Cast, books: Books, starts: Story): void {
  const { twilio, elevenLabs, llm } = vendors
  const take = (story: Story | undefined, step: Step) => {
    story?.note(`${step} is asked`)
    return story?.takeFault(step) ?? null
  }

  twilio.tries = webhookTries
  twilio.chooseFault = (operation, phone) =>
    operation === 'fetch' ? null : (take(cast.ofPhone(phone), `Twilio: ${operation}`) as Fault | null)
  twilio.chooseCallbacks = ({ to }) =>
    modeOf<Callbacks>(cast.ofPhone(to), 'Twilio: delivery report', ['none', 'duplicate', 'out-of-order']) ?? 'in-order'

  elevenLabs.tries = webhookTries
  elevenLabs.chooseFault = (operation, about) => {
    if (operation === 'agent') return take(starts, 'ElevenLabs: agent') as Fault | null
    const story = {
      'outbound-call': () => cast.ofPhone(about),
      list: () => cast.ofRequest(about),
      get: () => {
        const found = elevenLabs.conversations.find(({ id }) => id === about)
        return found && cast.ofConversation(found)
      },
      'signed-url': () => [...cast.running].find((running) => running.fault('ElevenLabs: signed-url')),
    }[operation]()
    return take(story, `ElevenLabs: ${operation}`) as Fault | null
  }
  elevenLabs.chooseWebhooks = (conversation) =>
    modeOf<Webhooks>(cast.ofConversation(conversation), 'ElevenLabs: event', ['none', 'duplicate', 'out-of-order']) ??
    'once'
  elevenLabs.chooseResult = ({ phoneCall }): CallResult => {
    const { toNumber } = phoneCall!
    return cast.demoOfPhone(toNumber)?.callResults[books.callsTo(toNumber).length - 1] ?? 'answered'
  }
  elevenLabs.chooseWords = (call) => {
    const story = cast.ofConversation(call)
    return story ? callOf(story) : []
  }

  llm.chooseFault = ({ prompt, isRepair }) =>
    take(cast.ofText(prompt), isRepair ? 'LLM: repair' : 'LLM: question') as LlmFault | null

  door.chooseFault = (line) => {
    const step = stepAtDoor(line)
    if (!step) return null
    const story = [...cast.running].find((running) => doorFaults.includes(running.fault(step) ?? ''))
    return take(story, step) as DoorFault | null
  }
}

/** A way in which all of a story's reports come; it happens once, however many they are. */
function modeOf<Mode extends string>(story: Story | undefined, step: Step, modes: readonly Mode[]): Mode | null {
  const mode = modes.find((each) => each === story?.fault(step))
  if (!story || mode === undefined) return null
  if (!story.met.some((met) => met.step === step && met.fault === mode)) story.meet(step, mode)
  return mode
}

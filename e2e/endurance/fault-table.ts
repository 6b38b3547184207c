import type { StoryKind } from './story.ts'

const requests = ['too-many', 'error', 'error-after-done', 'hang', 'hang-after-done', 'cut', 'cut-after-done', 'slow']
/** A read changes nothing, so it does not matter whether it was processed before it failed. */
const questions = ['too-many', 'error', 'hang', 'cut', 'slow']
const lost = ['cut', 'cut-after-done', 'slow']
/** The account is refused for a while, each vendor in its own way: the work waits, or is done without the vendor. */
const refusedTexts = ['no-credit', 'problem-format']
const refusedCalls = ['wrong-credentials', 'no-quota', 'country-not-allowed', 'setting-changed']
const answers = ['thought', 'fenced', 'truncated', 'out-of-range', 'prose', 'declined', 'empty', 'odd-end']
const drafts = ['invented', 'invented-details', 'echo']

const called: readonly StoryKind[] = ['self', 'manager', 'batch', 'missed', 'doubled']
const talked: readonly StoryKind[] = [...called, 'link']
const all: readonly StoryKind[] = [...talked, 'stopped']

interface Row {
  readonly faults: readonly string[]
  /** The stories that include this step. */
  readonly kinds: readonly StoryKind[]
}

/** Every step at which another system can fail, and every way in which it does. */
export const faultTable = {
  'a demo is asked for': { faults: ['cut', 'cut-after-done'], kinds: all },
  'Twilio: create': { faults: requests, kinds: talked },
  'Twilio: account': { faults: refusedTexts, kinds: talked },
  'Twilio: list': { faults: questions, kinds: talked },
  'Twilio: delivery report': { faults: ['none', 'duplicate', 'out-of-order', ...lost], kinds: talked },
  'Twilio: text': { faults: ['duplicate', ...lost], kinds: [...called, 'stopped'] },
  'ElevenLabs: outbound-call': { faults: requests, kinds: called },
  'ElevenLabs: account': { faults: refusedCalls, kinds: called },
  'ElevenLabs: list': { faults: questions, kinds: called },
  'ElevenLabs: get': { faults: questions, kinds: talked },
  'ElevenLabs: signed-url': { faults: questions, kinds: ['link'] },
  'ElevenLabs: WebSocket': { faults: ['cut before a word', 'cut in the middle'], kinds: ['link'] },
  'ElevenLabs: event': { faults: ['none', 'duplicate', 'out-of-order', ...lost], kinds: talked },
  'LLM: question': { faults: [...questions, ...answers, ...drafts], kinds: talked },
  'LLM: repair': { faults: [...questions, ...answers], kinds: talked },
  // Requested by each process once, at its start, and again by the next call after a failure.
  'ElevenLabs: agent': { faults: questions, kinds: [] },
} as const satisfies Record<string, Row>

export type Step = keyof typeof faultTable

export interface Combination {
  readonly step: Step
  readonly fault: string
  readonly kinds: readonly StoryKind[]
}

export const combinations: readonly Combination[] = Object.entries(faultTable).flatMap(([step, row]: [string, Row]) =>
  row.faults.map((fault) => ({ step: step as Step, fault, kinds: row.kinds })),
)

import { counted } from '@clarity/offline-language'
import type { LlmFailureReason } from '../../llm/llm-failure.js'

/** Why a language model's report was not used: its server failed, or the conversation did not support the report. */
export type FallbackReason = LlmFailureReason | 'ungrounded'

const reasons: Record<FallbackReason, string> = {
  'timed-out': 'did not answer in time',
  'too-many-requests': 'was overloaded',
  account: 'refused the account',
  unreachable: 'could not be reached',
  refused: 'rejected the request',
  failed: 'failed',
  unusable: 'gave no usable answer',
  'out-of-tokens': 'spent its whole answer on reasoning',
  held: 'may not be asked now',
  context: 'could not read the whole conversation',
  ungrounded: 'wrote things that were not said in the conversation',
}

/** The notes on a report that say how it was written. */
export const writerTexts = {
  fellBack: (reason: FallbackReason) =>
    `The offline report writer wrote this report, because the language model ${reasons[reason]}.`,
  byModel: 'A language model wrote this report from the conversation. Each key point quotes its source.',
  dropped: (count: number) =>
    `${counted(count, 'statement')} of the language model ${count === 1 ? 'was' : 'were'} left out, because nothing in the conversation supports ${count === 1 ? 'it' : 'them'}.`,
  marked: (count: number) =>
    `${counted(count, 'detail')} ${count === 1 ? 'occurs' : 'occur'} nowhere in the conversation and ${count === 1 ? 'is' : 'are'} marked.`,
  combinedByModel: 'A language model wrote this report. Each statement names its source conversations.',
  combinedCut: 'Together the conversations are very long. The report covers only the first part of the longest ones.',
  emptySection: 'The language model found nothing on this in the conversations.',
} as const

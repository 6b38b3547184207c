import { counted } from '@clarity/offline-language'
import type { LlmFailureReason } from '../../llm/llm-failure.js'

/** Why a language model's work was not taken: what its server did, or that it made up what it wrote. */
export type FallbackReason = LlmFailureReason | 'ungrounded'

const reasons: Record<FallbackReason, string> = {
  'timed-out': 'did not answer in time',
  'too-many-requests': 'had too much to do',
  unreachable: 'could not be reached',
  refused: 'did not take the request',
  failed: 'had a failure',
  unusable: 'gave no answer that can be used',
  ungrounded: 'wrote what was not said in the conversation',
}

/** What a report says of itself to its readers. */
export const writerTexts = {
  fellBack: (reason: FallbackReason) =>
    `The offline report writer made this report, because the language model ${reasons[reason]}.`,
  byModel: 'A language model wrote this report from what was said; each key point shows the words that it rests on.',
  dropped: (count: number) =>
    `${counted(count, 'statement')} of the language model had no words of the conversation behind ${count === 1 ? 'it and is' : 'them and are'} left out.`,
  marked: (count: number) =>
    `${counted(count, 'detail')} ${count === 1 ? 'occurs' : 'occur'} nowhere in the conversation and ${count === 1 ? 'is' : 'are'} marked.`,
  combinedByModel: 'A language model wrote this report; each statement names the conversations that it rests on.',
  combinedCut: 'The conversations are very long together; the report covers the first part of the longest.',
  emptySection: 'The conversations say nothing on this that the language model could name.',
} as const

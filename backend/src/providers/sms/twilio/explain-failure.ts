import type { ProviderFinding } from '@clarity/contracts'
import { bad } from '../../findings.js'
import { messageErrors } from './message-errors.js'
import { twilioTexts } from './texts.js'

const { failure } = twilioTexts

/** The reason of a failed message in plain text: Twilio's error, and the remedy if we know one. */
export function explainFailure(reason: string): ProviderFinding {
  return explainTwilioError(reason) ?? bad(failure.other(reason), failure.otherRemedy)
}

/** Null if the reason is none of Twilio's. */
export function explainTwilioError(reason: string): ProviderFinding | null {
  const [, code, remedy] = /\bTwilio error (\d+)(?:: (.+))?$/.exec(reason) ?? []
  if (code === undefined) return null
  const known = messageErrors[Number(code)]
  if (known) return bad(known.sentence, known.remedy)
  return bad(failure.refused(code), remedy === undefined ? failure.refusedRemedy(code) : sentenceOf(remedy))
}

function sentenceOf(words: string): string {
  return `${words[0]!.toUpperCase()}${words.slice(1)}.`
}

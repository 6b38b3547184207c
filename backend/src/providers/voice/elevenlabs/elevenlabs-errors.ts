import { refusalOf, type ElevenLabsRefusal } from './elevenlabs-refusal.js'

/** An error that may be logged: the client's own message repeats the provider's answer, including the conversation. */
export function plainError(error: unknown): Error {
  const { statusCode, body } = error as { statusCode?: number; body?: unknown }
  return statusCode === undefined ? new Error('the provider did not answer') : answerError(statusCode, body)
}

/** The error of an answer: its status, and the remedy if the account is at fault. */
export function answerError(status: number, body: unknown): Error {
  const refusal = refusalOf(status, body)
  return new Error(refusal.kind === 'account' ? remedySentence(status, refusal) : `the provider answered ${status}`)
}

export function remedySentence(status: number, { remedy }: Extract<ElevenLabsRefusal, { kind: 'account' }>): string {
  return `the provider answered ${status}: ${remedy}`
}

/** The same for an answer that cannot be parsed: a parser's message quotes its input. */
export function readAnswer<Answer>(read: () => Answer): Answer {
  try {
    return read()
  } catch {
    throw new Error("the provider's answer could not be read")
  }
}

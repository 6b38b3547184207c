import { refusalOf, type ElevenLabsRefusal } from './elevenlabs-refusal.js'

/** An error that may be logged: the client's own message repeats the provider's answer, including the conversation. */
export function plainError(error: unknown): Error {
  const { statusCode, body } = error as { statusCode?: number; body?: unknown }
  return statusCode === undefined ? new Error('the provider did not answer') : answerError(statusCode, body)
}

/** An error response: its message has the status, and the remedy if the account is at fault. */
export class ElevenLabsAnswerError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: ElevenLabsRefusal,
  ) {
    super(refusal.kind === 'account' ? remedySentence(status, refusal) : `the provider answered ${status}`)
  }
}

export function answerError(status: number, body: unknown): ElevenLabsAnswerError {
  return new ElevenLabsAnswerError(status, refusalOf(status, body))
}

/** A remedy as a sentence of its own. */
export function sentenceOf(remedy: string): string {
  return `${remedy[0]!.toUpperCase()}${remedy.slice(1)}.`
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

/** Answers to a request that was not even looked at, with what the operator must do; the provider did nothing. */
const remedies: Readonly<Record<number, string>> = {
  401: 'check ELEVENLABS_API_KEY and the quota of its account',
  402: 'the account has an unpaid invoice',
  403: 'check what ELEVENLABS_API_KEY may do, and what the plan of its account allows',
  404: 'check ELEVENLABS_AGENT_ID, ELEVENLABS_PHONE_NUMBER_ID and ELEVENLABS_BASE_URL',
  405: 'check ELEVENLABS_BASE_URL',
  407: 'check the proxy on the way to ELEVENLABS_BASE_URL',
}

/** Null where the answer is not about the account or its settings. */
export function accountRemedy(status: number | undefined): string | null {
  const remedy = status === undefined ? undefined : remedies[status]
  return remedy === undefined ? null : `the provider answered ${status}: ${remedy}`
}

/** What may be logged of a failure: the client's own message repeats the provider's answer, and with it what was said. */
export function plainError(error: unknown): Error {
  const status = (error as { statusCode?: number }).statusCode
  if (status === undefined) return new Error('the provider did not answer')
  return new Error(accountRemedy(status) ?? `the provider answered ${status}`)
}

/** The same for an answer that came and is not what it should be: a parser's message quotes what it could not read. */
export function readAnswer<Answer>(read: () => Answer): Answer {
  try {
    return read()
  } catch {
    throw new Error("the provider's answer could not be read")
  }
}

/** Statuses of a request that the provider did not process, with what the operator must do. */
const remedies: Readonly<Record<number, string>> = {
  401: 'check ELEVENLABS_API_KEY and the quota of its account',
  402: 'the account has an unpaid invoice',
  403: 'check what ELEVENLABS_API_KEY may do, and what the plan of its account allows',
  404: 'check ELEVENLABS_AGENT_ID, ELEVENLABS_PHONE_NUMBER_ID and ELEVENLABS_BASE_URL',
  405: 'check ELEVENLABS_BASE_URL',
  407: 'check the proxy on the way to ELEVENLABS_BASE_URL',
}

/** Null if the status is not about the account or its settings. */
export function accountRemedy(status: number | undefined): string | null {
  const remedy = status === undefined ? undefined : remedies[status]
  return remedy === undefined ? null : `the provider answered ${status}: ${remedy}`
}

/** An error that may be logged: the client's own message repeats the provider's answer, including the conversation. */
export function plainError(error: unknown): Error {
  const status = (error as { statusCode?: number }).statusCode
  if (status === undefined) return new Error('the provider did not answer')
  return new Error(accountRemedy(status) ?? `the provider answered ${status}`)
}

/** The same for an answer that cannot be parsed: a parser's message quotes its input. */
export function readAnswer<Answer>(read: () => Answer): Answer {
  try {
    return read()
  } catch {
    throw new Error("the provider's answer could not be read")
  }
}

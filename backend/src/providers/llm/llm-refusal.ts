/** What a server's error says beyond its status. Nothing of its text is kept. */
export type LlmRefusal = 'account' | 'context' | 'limit-name' | null

const rules: readonly (readonly [RegExp, LlmRefusal])[] = [
  [/insufficient_quota|current quota|credit balance|billing|payment required|api.?key/i, 'account'],
  [/context.{0,3}(length|size|window)|maximum context|prompt is too long|too many (input )?tokens/i, 'context'],
  // The server names the parameter that it wants, or the one that it does not know.
  [/(use|did you mean|instead).{0,20}max_(completion_)?tokens/i, 'limit-name'],
  [/(unsupported|unrecognized|unknown|unexpected|extra|not permitted).{0,60}max_(completion_)?tokens/i, 'limit-name'],
  [/max_(completion_)?tokens.{0,40}(unsupported|unrecognized|unknown|unexpected|not permitted|extra)/i, 'limit-name'],
]

export function llmRefusalIn(body: string): LlmRefusal {
  return rules.find(([pattern]) => pattern.test(body))?.[1] ?? null
}

/**
 * Answers a used-up quota with 402. Vendors answer it with 429, like a short overload, which the client would retry,
 * although no retry helps.
 */
export const fetchFromLlm: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (response.status !== 429) return response
  const body = await response.text()
  const status = llmRefusalIn(body) === 'account' ? 402 : 429
  return new Response(body, { status, headers: response.headers })
}

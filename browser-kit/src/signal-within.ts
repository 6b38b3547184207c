/** A signal that is aborted with another one, and in any case after a time. */
export function signalWithin(timeoutMs: number, signal?: AbortSignal): AbortSignal {
  const ending = new AbortController()
  const end = () => ending.abort()
  AbortSignal.timeout(timeoutMs).addEventListener('abort', end)
  if (signal?.aborted) end()
  else signal?.addEventListener('abort', end, { signal: ending.signal })
  return ending.signal
}

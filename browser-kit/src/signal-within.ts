/** A signal that is aborted together with another one, or after a timeout. */
export function signalWithin(timeoutMs: number, signal?: AbortSignal): AbortSignal {
  const ending = new AbortController()
  const end = () => ending.abort()
  AbortSignal.timeout(timeoutMs).addEventListener('abort', end)
  if (signal?.aborted) end()
  else signal?.addEventListener('abort', end, { signal: ending.signal })
  return ending.signal
}

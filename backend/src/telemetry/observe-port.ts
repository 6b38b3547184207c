import type { Metrics, ProviderOutcome } from './metrics.js'
import { inSpan, SpanKind } from './spans.js'

export interface Observation<Port> {
  /** The port's name in metrics and traces, and the provider's. */
  readonly port: string
  readonly provider: string
  /** The calls that reach the provider: methods that return a promise. */
  readonly operations: readonly (keyof Port & string)[]
  /** Of an error: `refused` if the provider certainly did nothing. */
  outcomeOfError?(error: unknown): ProviderOutcome
  /** Called after each call. */
  count?(operation: string, outcome: ProviderOutcome): void
}

type Call = (...input: unknown[]) => Promise<unknown>

/** The same port, whose calls are measured and are spans of the trace that they belong to. */
export function observePort<Port extends object>(port: Port, metrics: Metrics, seen: Observation<Port>): Port {
  const isObserved = (name: string | symbol) => (seen.operations as readonly (string | symbol)[]).includes(name)
  return new Proxy(port, {
    // The port itself is the receiver, because a proxy has no private fields.
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target)
      if (typeof member !== 'function' || name === 'constructor') return member
      const call = (...input: unknown[]) => (member as Call).apply(target, input)
      return isObserved(name) ? (...input: unknown[]) => observe(String(name), () => call(...input)) : call
    },
  })

  function observe(operation: string, call: () => Promise<unknown>): Promise<unknown> {
    const end = metrics.providerCalls.startTimer({ port: seen.port, provider: seen.provider, operation })
    const note = (outcome: ProviderOutcome) => {
      end({ outcome })
      seen.count?.(operation, outcome)
    }
    const attributes = { 'clarity.provider': seen.provider }
    return inSpan(`${seen.port}.${operation}`, { kind: SpanKind.CLIENT, attributes }, async () => {
      try {
        const result = await call()
        note(isRejection(result) ? 'rejected' : 'done')
        return result
      } catch (error) {
        note(seen.outcomeOfError?.(error) ?? 'unknown')
        throw error
      }
    })
  }
}

function isRejection(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'kind' in result && result.kind === 'rejected'
}

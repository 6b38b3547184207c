import { texts } from '../../texts'

/** The agent's tool calls, collapsed. Only the current turn's can be reached by Tab: there may be thousands. */
export function ToolCalls({
  calls,
  isReachable,
}: {
  readonly calls: readonly unknown[]
  readonly isReachable: boolean
}) {
  return (
    <details className="turn-tools">
      <summary tabIndex={isReachable ? 0 : -1}>{texts.transcript.toolCalls(calls.length)}</summary>
      {calls.map((call, index) => (
        // A finished transcript never changes: the index is a stable key.
        <div key={index} className="turn-tool">
          <div className="turn-tool-name">{nameOf(call)}</div>
          <pre>{JSON.stringify(call, null, 2)}</pre>
        </div>
      ))}
    </details>
  )
}

/** Providers use one of two names, or none. */
function nameOf(call: unknown): string | null {
  const { tool_name, name } = (call ?? {}) as { tool_name?: unknown; name?: unknown }
  return [tool_name, name].find((given) => typeof given === 'string') ?? null
}

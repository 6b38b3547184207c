import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
} from '@opentelemetry/api'

export { SpanKind }

export interface SpanOptions {
  readonly kind?: SpanKind
  readonly attributes?: Attributes
  /** The value of `currentTrace` when the work was requested; undefined continues the trace of the caller. */
  readonly parent?: string | undefined
}

/** Runs the work as a span of the trace. Without an endpoint for traces it only runs the work. */
export async function inSpan<Result>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {}, parent }: SpanOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  const from = parent === undefined ? context.active() : contextOf(parent)
  return trace.getTracer('clarity').startActiveSpan(name, { kind, attributes }, from, async (span) => {
    try {
      return await work()
    } catch (error) {
      // The class alone: a message may repeat what a provider or a person wrote.
      span.setAttribute('error.type', error instanceof Error ? error.constructor.name : 'unknown')
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/** The trace that the caller is part of, as the text of a `traceparent` header; undefined if none is recorded. */
export function currentTrace(): string | undefined {
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent
}

function contextOf(traceparent: string) {
  return propagation.extract(ROOT_CONTEXT, { traceparent })
}

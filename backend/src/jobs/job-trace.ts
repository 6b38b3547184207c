/** Name of the field beside a stored payload. A handler reads its own fields only, so an older release ignores it. */
const field = 'traceparent'

/** The payload as it is stored: unchanged unless the caller is part of a trace. */
export function withTrace<Payload extends object>(payload: Payload, traceparent: string | undefined): Payload {
  return traceparent === undefined ? payload : { ...payload, [field]: traceparent }
}

/** The payload as it was queued, and the trace that it was queued in. */
export function readTrace(stored: object): { payload: object; parent: string | undefined } {
  const { [field]: parent, ...payload } = stored as Record<string, unknown>
  return { payload, parent: typeof parent === 'string' ? parent : undefined }
}

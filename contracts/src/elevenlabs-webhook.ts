import * as v from 'valibot'

/** Until the year 9999: the database cannot store later times. */
const unixSecs = v.pipe(v.number(), v.minValue(0, 'is no time'), v.maxValue(253_402_300_799, 'is no time'))

/** Upper limit of a conversation: eleven days are longer than any call. */
const callSecs = v.pipe(v.number(), v.minValue(-1e6, 'is no time of a call'), v.maxValue(1e6, 'is no time of a call'))

/** One turn of the provider's transcript; other fields are allowed. */
export const ElevenLabsTurn = v.looseObject({
  role: v.picklist(['user', 'agent']),
  message: v.optional(v.nullable(v.string())),
  time_in_call_secs: callSecs,
  tool_calls: v.optional(v.nullable(v.array(v.unknown()))),
})
export type ElevenLabsTurn = v.InferOutput<typeof ElevenLabsTurn>

const clientData = v.optional(
  v.nullable(
    v.looseObject({
      user_id: v.optional(v.nullable(v.string())),
      dynamic_variables: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
    }),
  ),
)

/** The finished conversation, as the post-call event and the provider's API return it. */
export const ElevenLabsConversation = v.looseObject({
  conversation_id: v.pipe(v.string(), v.nonEmpty('must not be empty'), v.maxLength(200, 'is too long')),
  agent_id: v.optional(v.nullable(v.string())),
  user_id: v.optional(v.nullable(v.string())),
  status: v.optional(v.nullable(v.string())),
  transcript: v.array(ElevenLabsTurn),
  metadata: v.looseObject({
    start_time_unix_secs: v.optional(v.nullable(unixSecs)),
    call_duration_secs: v.optional(v.nullable(callSecs)),
    phone_call: v.optional(
      v.nullable(
        v.looseObject({
          call_result: v.optional(v.nullable(v.string())),
          call_sid: v.optional(v.nullable(v.string())),
        }),
      ),
    ),
  }),
  conversation_initiation_client_data: clientData,
})
export type ElevenLabsConversation = v.InferOutput<typeof ElevenLabsConversation>

const transcriptionEvent = 'post_call_transcription'
const failureEvent = 'call_initiation_failure'
const audioEvent = 'post_call_audio'
const ownKinds: readonly unknown[] = [transcriptionEvent, failureEvent, audioEvent, '']

/** The event of a finished conversation. */
export const ElevenLabsTranscriptionEvent = v.looseObject({
  type: v.literal(transcriptionEvent),
  event_timestamp: unixSecs,
  data: ElevenLabsConversation,
})
export type ElevenLabsTranscriptionEvent = v.InferOutput<typeof ElevenLabsTranscriptionEvent>

/** The event of a call that was not answered. Its format is known from public code only, so few fields are required. */
export const ElevenLabsFailureEvent = v.looseObject({
  type: v.literal(failureEvent),
  data: v.looseObject({
    agent_id: v.optional(v.nullable(v.string())),
    conversation_id: v.optional(v.nullable(v.string())),
    failure_reason: v.optional(v.nullable(v.string())),
    metadata: v.optional(
      v.nullable(v.looseObject({ body: v.optional(v.nullable(v.record(v.string(), v.unknown()))) })),
    ),
    conversation_initiation_client_data: clientData,
  }),
})
export type ElevenLabsFailureEvent = v.InferOutput<typeof ElevenLabsFailureEvent>

/** A recording: acknowledged, and never stored. */
export const ElevenLabsAudioEvent = v.looseObject({ type: v.literal(audioEvent) })
export type ElevenLabsAudioEvent = v.InferOutput<typeof ElevenLabsAudioEvent>

/** Any other kind of event: stored unchanged. */
export const ElevenLabsOtherEvent = v.looseObject({
  type: v.custom<'other'>((type) => typeof type === 'string' && !ownKinds.includes(type)),
})
export type ElevenLabsOtherEvent = v.InferOutput<typeof ElevenLabsOtherEvent>

/** Body of POST /api/webhooks/elevenlabs. */
export const ElevenLabsPostCallEvent = v.union([
  ElevenLabsTranscriptionEvent,
  ElevenLabsFailureEvent,
  ElevenLabsAudioEvent,
  ElevenLabsOtherEvent,
])
export type ElevenLabsPostCallEvent = v.InferOutput<typeof ElevenLabsPostCallEvent>

/** Header that carries `t=<unix seconds>,v0=<hex>`, one or more `v0`. */
export const elevenLabsSignatureHeader = 'elevenlabs-signature'

/** An event older than this is rejected (docs/behaviour.md#webhooks-of-vendors). */
export const webhookMaxAgeSecs = 30 * 60

/** An event further in the future than this is rejected. */
export const webhookMaxSkewSecs = 2 * 60

/** Maximum size of a stored event in bytes, except for transcripts, which may be as large as any body. */
export const keptEventMaxBytes = 256 * 1024

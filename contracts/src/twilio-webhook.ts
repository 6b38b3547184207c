import * as v from 'valibot'

/** Carries HMAC-SHA1 over the configured address and every parameter of the form, in base64. */
export const twilioSignatureHeader = 'x-twilio-signature'

/** Form of POST /api/webhooks/twilio/sms: one inbound message. New parameters may come and are let through. */
export const TwilioInboundMessage = v.looseObject({
  MessageSid: v.pipe(v.string(), v.nonEmpty('must not be empty')),
  From: v.pipe(v.string(), v.nonEmpty('must not be empty')),
  To: v.string(),
  Body: v.string(),
})
export type TwilioInboundMessage = v.InferOutput<typeof TwilioInboundMessage>

/** Form of POST /api/webhooks/twilio/status; may come twice and out of order. */
export const TwilioMessageStatus = v.looseObject({
  MessageSid: v.pipe(v.string(), v.nonEmpty('must not be empty')),
  MessageStatus: v.pipe(v.string(), v.nonEmpty('must not be empty')),
  ErrorCode: v.optional(v.string()),
})
export type TwilioMessageStatus = v.InferOutput<typeof TwilioMessageStatus>

/** The address that a message's states are reported to names the message. */
export const TwilioStatusAddress = v.object({ message: v.optional(v.string()) })
export type TwilioStatusAddress = v.InferOutput<typeof TwilioStatusAddress>

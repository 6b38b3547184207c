import * as v from 'valibot'

/** Carries HMAC-SHA1 over the configured address and every parameter of the form, in base64. */
export const twilioSignatureHeader = 'x-twilio-signature'

/** Form of POST /api/webhooks/twilio/sms: one inbound message. Unknown parameters are allowed. */
export const TwilioInboundMessage = v.looseObject({
  MessageSid: v.pipe(v.string(), v.nonEmpty('must not be empty')),
  From: v.pipe(v.string(), v.nonEmpty('must not be empty')),
  To: v.string(),
  Body: v.string(),
})
export type TwilioInboundMessage = v.InferOutput<typeof TwilioInboundMessage>

/** Form of POST /api/webhooks/twilio/status; may arrive twice and out of order. */
export const TwilioMessageStatus = v.looseObject({
  MessageSid: v.pipe(v.string(), v.nonEmpty('must not be empty')),
  MessageStatus: v.pipe(v.string(), v.nonEmpty('must not be empty')),
  ErrorCode: v.optional(v.string()),
})
export type TwilioMessageStatus = v.InferOutput<typeof TwilioMessageStatus>

/** The address for status reports contains the message's id. */
export const TwilioStatusAddress = v.object({ message: v.optional(v.string()) })
export type TwilioStatusAddress = v.InferOutput<typeof TwilioStatusAddress>

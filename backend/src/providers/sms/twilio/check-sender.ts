import type { ProviderFinding } from '@clarity/contracts'
import { faultOf } from '../../fault.js'
import { bad, caution, good } from '../../findings.js'
import { addressOf } from '../../settings.js'
import { twilioTexts } from './texts.js'
import type { TwilioToCheck } from './twilio-to-check.js'

const { sender: texts, inbound } = twilioTexts

/** Checks that the sender exists and that replies to it are posted to this server. */
export function checkSender(twilio: TwilioToCheck): Promise<ProviderFinding[]> {
  const { sender } = twilio.account
  if ('messagingServiceSid' in sender) return checkService(twilio, sender.messagingServiceSid)
  return sender.from.startsWith('+') ? checkNumber(twilio, sender.from) : checkShortCode(twilio, sender.from)
}

async function checkNumber(twilio: TwilioToCheck, from: string): Promise<ProviderFinding[]> {
  const [number] = await twilio.client.incomingPhoneNumbers.list({ phoneNumber: from, limit: 1 })
  if (!number) return [missing(from, 'TWILIO_FROM')]
  if (number.capabilities.sms !== true) return [bad(texts.noText(from), texts.noTextRemedy)]
  const { smsApplicationSid, smsUrl, smsMethod } = number
  const ours = remedyFor(twilio)
  const replies = smsApplicationSid ? caution(inbound.byApplication, ours) : checkInbound(twilio, smsUrl, smsMethod)
  return [good(texts.exists(from)), replies]
}

async function checkShortCode(twilio: TwilioToCheck, from: string): Promise<ProviderFinding[]> {
  const [code] = await twilio.client.shortCodes.list({ shortCode: from, limit: 1 })
  if (!code) return [missing(from, 'TWILIO_FROM')]
  return [good(texts.exists(from)), checkInbound(twilio, code.smsUrl, code.smsMethod)]
}

async function checkService(twilio: TwilioToCheck, sid: string): Promise<ProviderFinding[]> {
  const context = twilio.client.messaging.v1.services(sid)
  const service = await context.fetch().catch((error: unknown) => {
    if (faultOf(error) === 404) return null
    throw error
  })
  if (!service) return [missing(sid, 'TWILIO_MESSAGING_SERVICE_SID')]
  const numbers = await context.phoneNumbers.list({ limit: 1 })
  const codes = numbers.length > 0 ? [] : await context.shortCodes.list({ limit: 1 })
  const replies = service.useInboundWebhookOnNumber
    ? caution(inbound.byNumbers, remedyFor(twilio))
    : checkInbound(twilio, service.inboundRequestUrl, service.inboundMethod)
  return [
    good(texts.exists(sid)),
    ...(numbers.length + codes.length === 0 ? [bad(texts.emptyPool(sid), texts.emptyPoolRemedy)] : []),
    ...(service.usAppToPersonRegistered ? [] : [caution(texts.unregistered(sid), texts.unregisteredRemedy)]),
    replies,
  ]
}

function checkInbound(twilio: TwilioToCheck, theirs: string | null, method: string): ProviderFinding {
  const remedy = remedyFor(twilio)
  if (!theirs) return bad(inbound.nowhere, remedy)
  if (theirs !== twilio.inboundAddress) return bad(inbound.elsewhere(withoutSecrets(theirs)), remedy)
  return method === 'POST' ? good(inbound.ours) : bad(inbound.byGet, remedy)
}

function remedyFor({ inboundAddress }: TwilioToCheck): string {
  return inbound.remedy(addressOf(new URL(inboundAddress)))
}

/** Another application's address may carry its password or token. */
function withoutSecrets(address: string): string {
  return URL.canParse(address) ? new URL(address).host : 'another address'
}

function missing(sender: string, variable: string): ProviderFinding {
  return bad(texts.missing(sender), texts.missingRemedy(variable))
}

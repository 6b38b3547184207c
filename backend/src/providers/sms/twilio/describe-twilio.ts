import type { Config } from '../../../config/config.js'
import type { TwilioAccount } from '../../../config/twilio-settings.js'
import { good } from '../../findings.js'
import type { ProviderDescription } from '../../port.js'
import { addressOf, publicAddress, secret, shown } from '../../settings.js'
import { commonSmsSettings } from '../sms-common-settings.js'
import { twilioTexts } from './texts.js'
import { inboundAddress, statusAddress } from './twilio-webhook-address.js'

export function describeTwilio(
  { accountSid, sender, apiBaseUrl }: Omit<TwilioAccount, 'authToken'>,
  config: Config,
): ProviderDescription {
  const { name, summary } = twilioTexts
  const isOwn = !config.twilio.answersKeywords
  return {
    name,
    summary,
    settings: [
      shown('SMS_PROVIDER', 'twilio'),
      shown('TWILIO_ACCOUNT_SID', accountSid),
      secret('TWILIO_AUTH_TOKEN', true),
      senderSetting(sender),
      publicAddress(config.publicUrl, name, twilioTexts.noReplies),
      shown('TWILIO_KEYWORDS', isOwn ? 'own' : 'carrier', isOwn ? good(twilioTexts.ownKeywords) : null),
      shown('TWILIO_API_BASE_URL', addressOf(apiBaseUrl)),
      ...commonSmsSettings(config),
    ],
    webhooks: [
      { kind: 'replies', source: 'twilio', address: addressOf(new URL(inboundAddress(config.publicUrl))) },
      { kind: 'deliveries', source: 'twilio', address: addressOf(new URL(statusAddress(config.publicUrl))) },
    ],
  }
}

function senderSetting(sender: TwilioAccount['sender']) {
  return 'from' in sender
    ? shown('TWILIO_FROM', sender.from)
    : shown('TWILIO_MESSAGING_SERVICE_SID', sender.messagingServiceSid)
}

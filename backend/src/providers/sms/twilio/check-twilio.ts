import type { ProviderFinding } from '@clarity/contracts'
import { faultFinding, faultOf } from '../../fault.js'
import { bad, caution, good } from '../../findings.js'
import { checkSender } from './check-sender.js'
import { twilioTexts } from './texts.js'
import type { TwilioToCheck } from './twilio-to-check.js'

/** The account is checked first: if it is refused, the other requests fail for the same reason. */
export async function checkTwilio(twilio: TwilioToCheck): Promise<ProviderFinding[]> {
  try {
    const account = await checkAccount(twilio)
    return account.tone === 'bad' ? [account] : [account, ...(await checkSender(twilio))]
  } catch (error) {
    const { name } = twilioTexts
    const { timeoutSecs } = twilio
    const asked = { name, keyVariable: 'TWILIO_AUTH_TOKEN', addressVariable: 'TWILIO_API_BASE_URL', timeoutSecs }
    return [faultFinding(faultOf(error), asked)]
  }
}

async function checkAccount({ client, account: { accountSid } }: TwilioToCheck): Promise<ProviderFinding> {
  const { account: texts } = twilioTexts
  const { status, type } = await client.api.v2010.accounts(accountSid).fetch()
  if (!['active', 'suspended', 'closed'].includes(status))
    throw new SyntaxError('the answer contains no account status')
  if (status !== 'active') return bad(texts.stopped(status), texts.stoppedRemedy)
  return type === 'Trial' ? caution(texts.trial, texts.trialRemedy) : good(texts.active)
}

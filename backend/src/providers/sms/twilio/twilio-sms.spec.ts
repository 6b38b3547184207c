import type { Fault, FakeTwilio } from '@clarity/fakes/twilio'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTwilio, twilioEnv, twilioNumber } from '../../../../test/twilio-account.js'
import { readConfig } from '../../../config/read-config.js'
import { SmsNotAccepted, type OutgoingSms } from '../sms.js'
import { TwilioSms } from './twilio-sms.js'

let twilio: FakeTwilio

beforeEach(async () => {
  twilio = await startTwilio()
})
afterEach(() => twilio.close())

function sender(env: Record<string, string> = {}): TwilioSms {
  const config = readConfig({ PUBLIC_URL: 'https://clarity.example', ...twilioEnv(twilio), ...env })
  return new TwilioSms(config.twilio.account!, config)
}

const message: OutgoingSms = {
  id: '0123456789abcdef0123456789abcdef',
  phone: '+14155550123',
  body: 'Clarity: “Hi” Alex, tap https://clarity.example/Ab3dE – Reply STOP to opt out.',
  firstTriedAt: new Date(),
}

const outcome = (sms = sender()) => sms.send(message).catch((error: Error) => error)

describe('sending by Twilio', () => {
  it('sends the sender, recipient, text and callback address', async () => {
    await sender().send(message)
    expect(twilio.messages).toMatchObject([
      {
        to: message.phone,
        from: twilioNumber,
        body: message.body,
        statusCallback: `https://clarity.example/api/webhooks/twilio/status?message=${message.id}`,
      },
    ])
    expect(twilio.refusals).toEqual([])
  })

  it('lets a messaging service choose the number', async () => {
    const messagingServiceSid = `MG${'b2'.repeat(16)}`
    await sender({ TWILIO_MESSAGING_SERVICE_SID: messagingServiceSid }).send(message)
    expect(twilio.messages).toMatchObject([{ from: null, messagingServiceSid }])
  })

  it.each<[Fault, string, boolean]>([
    ['error', 'Twilio answered 500', false],
    ['error-after-done', 'Twilio answered 500', true],
    ['cut', 'Twilio did not answer: ECONNRESET', false],
    ['cut-after-done', 'Twilio did not answer: ECONNRESET', true],
    ['hang', 'Twilio did not answer', false],
    ['hang-after-done', 'Twilio did not answer', true],
  ])('has an unknown outcome after %s, and reconciles', async (fault, reason, isTaken) => {
    twilio.failNext(fault)
    const sms = sender()
    const failure = await outcome(sms)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(SmsNotAccepted)
    expect((failure as Error).message).toContain(reason)
    expect(await sms.listAccepted(message)).toEqual(isTaken ? [twilio.messages[0]!.sid] : [])
  })

  it.each(['own', 'problem'] as const)('reads an error in the %s format', async (format) => {
    twilio.errorFormat = format
    twilio.failNext('too-many', 'error')
    expect(await outcome()).toBeInstanceOf(SmsNotAccepted)
    expect(await outcome()).toMatchObject({ message: 'Twilio answered 500' })
    expect(twilio.messages).toEqual([])
    expect(await outcome(sender({ TWILIO_AUTH_TOKEN: 'another' }))).toMatchObject({
      message: expect.stringContaining('Twilio error 20003: check TWILIO_ACCOUNT_SID') as string,
    })
    twilio.optOut(message.phone)
    expect(await outcome()).toEqual({ kind: 'rejected', reason: 'Twilio error 21610', isOptedOut: true })
    twilio.chooseFault = () => 'error'
    await expect(sender().listAccepted(message)).rejects.toThrow('Twilio answered 500')
  })

  it('counts as not accepted if the connection is refused', async () => {
    const sms = sender()
    await twilio.close()
    expect(await outcome(sms)).toBeInstanceOf(SmsNotAccepted)
    await expect(sms.listAccepted(message)).rejects.toThrow('Twilio did not answer')
  })

  it('waits for a slow answer and does not ask twice', async () => {
    twilio.failNext('slow')
    expect(await outcome()).toMatchObject({ kind: 'sent' })
    expect(twilio.messages).toHaveLength(1)
  })

  it('keeps the code of a refusal, but not its text, which contains the number', async () => {
    const sms = sender()
    expect(await sms.send({ ...message, phone: '+1' })).toEqual({ kind: 'rejected', reason: 'Twilio error 21211' })
  })

  it.each([
    ['a wrong token', { TWILIO_AUTH_TOKEN: 'another' }, 'Twilio error 20003: check TWILIO_ACCOUNT_SID and TWILIO_AUTH'],
    ['a wrong account', { TWILIO_ACCOUNT_SID: `AC${'9'.repeat(32)}` }, 'Twilio error 20003: check TWILIO_ACCOUNT_SID'],
  ])('counts as not accepted with %s, and says what to do', async (_, env, reason) => {
    const failure = await outcome(sender(env))
    expect(failure).toBeInstanceOf(SmsNotAccepted)
    expect((failure as Error).message).toContain(reason)
    expect(twilio.messages).toEqual([])
  })

  it.each([
    [401, 20005, 'the account is active and paid'],
    [403, 10001, 'the account is active and paid'],
    [404, 20404, 'check TWILIO_ACCOUNT_SID'],
    [400, 21606, 'check TWILIO_FROM'],
    [400, 21659, 'check TWILIO_FROM'],
    [400, 21603, 'check TWILIO_FROM'],
    [400, 21703, 'check TWILIO_MESSAGING_SERVICE_SID'],
    [403, 21408, 'SMS_COUNTRIES'],
    [400, 21408, 'SMS_COUNTRIES'],
    [400, 21608, 'upgrade it'],
    [400, 21609, 'check PUBLIC_URL'],
    [429, 63038, 'daily message limit'],
    [400, 21611, 'retry later'],
  ])('lets a message wait that the account, not the message, is refused for: %i, %i', async (status, code, remedy) => {
    twilio.chooseRefusal = () => ({ status, code, message: `Not for ${message.phone}` })
    const failure = await outcome()
    expect(failure).toBeInstanceOf(SmsNotAccepted)
    expect((failure as Error).message).toContain(remedy)
    expect((failure as Error).message).not.toContain(message.phone)
  })

  it.each([21211, 21612, 21614, 21617, 20001, 99999])('gives a message up for its own fault, %i', async (code) => {
    twilio.chooseRefusal = () => ({ status: 400, code, message: `Not for ${message.phone}` })
    expect(await outcome()).toEqual({ kind: 'rejected', reason: `Twilio error ${code}` })
  })

  it('reports that the number has opted out', async () => {
    twilio.optOut(message.phone)
    expect(await outcome()).toEqual({ kind: 'rejected', reason: 'Twilio error 21610', isOptedOut: true })
  })
})

describe('reconciling with Twilio', () => {
  it('finds a message that still waits in its queue, and the same text twice', async () => {
    const sms = sender()
    await sms.send(message)
    await sms.send(message)
    expect(twilio.messages.map(({ sentAt }) => sentAt)).toEqual([null, null])
    expect(await sms.listAccepted(message)).toEqual(twilio.messages.map(({ sid }) => sid))
  })

  it('matches its text with plain characters and with the prefix of a trial account', async () => {
    const sms = sender()
    await sms.send(message)
    const plain = message.body.replaceAll(/[“”]/g, '"').replace('–', '-')
    Object.assign(twilio.messages[0]!, { body: `Sent from your Twilio trial account - ${plain}` })
    expect(await sms.listAccepted(message)).toHaveLength(1)
  })

  it('matches no other text, no other phone and no older message', async () => {
    const sms = sender()
    await sms.send({ ...message, body: message.body.replace('Ab3dE', 'Ab3dF') })
    await sms.send({ ...message, body: `${message.body} Bye` })
    await sms.send({ ...message, phone: '+14155550124' })
    await sms.send(message)
    Object.assign(twilio.messages.at(-1)!, { createdAt: new Date(Date.now() - 3_600_000) })
    expect(await sms.listAccepted(message)).toEqual([])
  })

  it('throws if Twilio cannot answer', async () => {
    twilio.chooseFault = () => 'error'
    await expect(sender().listAccepted(message)).rejects.toThrow('Twilio answered 500')
  })

  it('throws an error that says what to do if the account is refused', async () => {
    await expect(sender({ TWILIO_AUTH_TOKEN: 'another' }).listAccepted(message)).rejects.toThrow(
      'check TWILIO_ACCOUNT_SID',
    )
  })
})

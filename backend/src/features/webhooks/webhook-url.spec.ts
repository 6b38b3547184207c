import { webhookTexts } from '@clarity/contracts'
import { describe, expect, it } from 'vitest'
import { refuseUrl } from './webhook-url.js'

const refuse = (url: string, allowsPrivate = false) => refuseUrl(new URL(url), allowsPrivate)

describe('the address of a webhook', () => {
  it.each(['https://example.com/hook', 'https://example.com:8443/?a=b', 'https://8.8.8.8/'])('may be %s', (url) =>
    expect(refuse(url)).toBeNull(),
  )

  it.each([
    ['http://example.com/', webhookTexts.httpsOnly],
    ['ftp://example.com/', webhookTexts.urlInvalid],
    ['https://me:secret@example.com/', webhookTexts.urlInvalid],
    ['https://localhost/', webhookTexts.privateAddress],
    ['https://a.localhost/', webhookTexts.privateAddress],
    ['https://127.0.0.1/', webhookTexts.privateAddress],
    ['https://2130706433/', webhookTexts.privateAddress],
    ['https://0x7f.1/', webhookTexts.privateAddress],
    ['https://0177.0.0.1/', webhookTexts.privateAddress],
    ['https://[::1]/', webhookTexts.privateAddress],
    ['https://[::ffff:127.0.0.1]/', webhookTexts.privateAddress],
    ['https://169.254.169.254/latest/', webhookTexts.privateAddress],
  ])('may not be %s', (url, reason) => expect(refuse(url)).toBe(reason))

  it('may be private if that is allowed, never with a password', () => {
    expect(refuse('http://127.0.0.1:4000/', true)).toBeNull()
    expect(refuse('http://me:secret@127.0.0.1/', true)).toBe(webhookTexts.urlInvalid)
  })
})

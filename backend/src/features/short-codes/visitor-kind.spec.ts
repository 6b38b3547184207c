import { expect, it } from 'vitest'
import { visitorKind } from './visitor-kind.js'

const kindOf = (userAgent: string | undefined, rest: { method?: string; purpose?: string } = {}) =>
  visitorKind({ method: 'GET', purpose: undefined, userAgent, ...rest })

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

it('takes a browser for a person', () => {
  expect(kindOf(safari)).toBe('person')
  expect(kindOf('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('person')
})

it.each([
  'WhatsApp/2.23.20.0',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'TelegramBot (like TwitterBot)',
])('takes %s for a preview', (userAgent) => {
  expect(kindOf(userAgent)).toBe('preview')
})

it.each(['curl/8.5.0', 'python-requests/2.32.0', 'Mozilla/5.0 (compatible; Googlebot/2.1)', '', undefined])(
  'takes %j for a scanner',
  (userAgent) => {
    expect(kindOf(userAgent)).toBe('scanner')
  },
)

it('takes what a browser fetches ahead for a preview, and a HEAD for a scanner', () => {
  expect(kindOf(safari, { purpose: 'prefetch;prerender' })).toBe('preview')
  expect(kindOf(safari, { method: 'HEAD' })).toBe('scanner')
})

import { describe, expect, it } from 'vitest'
import { invitedEmail } from './invited-email.js'

describe('the email of an invite path', () => {
  it.each([
    ['/invite/dana@example.com', 'dana@example.com'],
    ['/invite/dana%40example.com', 'dana@example.com'],
    ['/invite/dana+demo@example.com/', 'dana+demo@example.com'],
    ['/invite/%20dana@example.com', 'dana@example.com'],
    ['/invite/', ''],
    ['/invite', ''],
    ['/invite/nobody', ''],
    ['/invite/%ZZ', ''],
    ['/invite/a%00b@example.com', ''],
    ['/invite/%0Aa@b.co%3Cscript', 'a@b.co<script'],
    [`/invite/${'x'.repeat(300)}@example.com`, ''],
  ])('of %j is %j', (path, email) => {
    expect(invitedEmail(path)).toBe(email)
  })

  it.each(['/', '/invites/a@b.co', '/report/invite/a@b.co'])('is not looked for in %s', (path) => {
    expect(invitedEmail(path)).toBeNull()
  })
})

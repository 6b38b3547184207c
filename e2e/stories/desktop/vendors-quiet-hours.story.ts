import { openRequests } from '../../browser/admin-conversations.ts'
import { askForSomeoneElse } from '../../browser/request-form.ts'
import { atNight } from '../../product/at-night.ts'
import { expect, test } from '../vendor-story.ts'

test.use({ operatorEnv: { QUIET_HOURS: 'on' } })

test('An invitation waits during the night at its number, and every page says until when', async ({
  page,
  vendors,
  product: { demos },
}) => {
  const { phone, morning } = atNight()
  const manager = demos.newPhone()
  const [robin, logan] = [
    { name: 'Robin Hale', phone: manager },
    { name: 'Logan Reed', phone },
  ]
  await page.goto('/')
  await askForSomeoneElse(page, 'The interview for your first team', robin, logan, 'at night')
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', ...options }).format(morning)
  const moment = format({ weekday: 'long', hour: 'numeric', minute: '2-digit' })
  await expect(page.getByText(`so the text message will go out on ${moment}, your time.`)).toBeVisible()

  expect((await vendors.message(manager, 1)).body).toContain('we have invited Logan Reed')
  await openRequests(page, `?q=${encodeURIComponent(phone)}`)
  const until = format({ dateStyle: 'medium', timeStyle: 'short' })
  await expect(page.getByText(`It is nighttime at this number. The invitation will go out on ${until}.`)).toBeVisible()
  expect(vendors.messages(phone)).toEqual([])
})

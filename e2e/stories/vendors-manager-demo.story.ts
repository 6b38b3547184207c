import { askForSomeoneElse } from '../browser/request-form.ts'
import { signInAsAdmin } from '../browser/sign-in.ts'
import { linkIn } from '../product/demo-story.ts'
import { reportLink } from '../product/vendor-demo.ts'
import { idOf, passGate, readerEmail, section } from './report-page.ts'
import { expect, test } from './vendor-story.ts'

const scenario = 'The interview for your first team'

test('Over real providers: a manager invites, YES starts a call, and the model’s report reaches both', async ({
  page,
  vendors,
  product: { admin, demos, url },
}) => {
  const [manager, recipient] = [demos.newPhone(), demos.newPhone()]
  await page.goto('/')
  await askForSomeoneElse(
    page,
    scenario,
    { name: 'Robin Hale', phone: manager },
    { name: 'Logan Reed', phone: recipient },
  )
  const invitation = await vendors.message(recipient, 1)
  expect(invitation.body).toBe(
    `Clarity: Hi Logan Reed, Robin Hale invites you to a voice demo: "${scenario}". Reply YES to get one AI call now, ` +
      `or tap ${linkIn(invitation)} Msg & data rates may apply. Txt HELP for help. Reply STOP to opt out.`,
  )
  expect(linkIn(invitation).startsWith(`${url}/`)).toBe(true)

  await vendors.reply(recipient, 'YES')
  const { clientData, transcript } = await vendors.call(recipient)
  const { ai_prompt, first_message } = (await admin.scenarios()).find(({ title }) => title === scenario)!
  expect(clientData.dynamic_variables).toMatchObject({
    scenario_title: scenario,
    scenario_prompt: ai_prompt,
    first_message,
    language: 'en',
    recipient_name: 'Logan Reed',
  })
  const link = await reportLink(vendors, recipient)
  expect(await reportLink(vendors, manager)).toBe(link)

  await page.goto(link)
  await passGate(page)
  await expect(section(page, 'Overview').getByText('The conversation had a few turns.')).toBeVisible()
  await expect(section(page, 'Key Points').getByRole('article').first()).toBeVisible()
  await expect(section(page, 'Analysis').getByRole('img', { name: /^Topics: / })).toBeVisible()
  await expect(page.getByText('A language model wrote this report')).toBeVisible()
  const reportId = idOf(page.url())

  await signInAsAdmin(page)
  await page.goto(`/admin/conversations?q=${encodeURIComponent(recipient)}`)
  await page.getByRole('link', { name: 'View Transcript' }).click()
  for (const { message } of transcript) await expect(page.getByText(message)).toBeVisible()
  await page.goto(`/admin/reports?q=${encodeURIComponent(recipient)}`)
  await expect(page.getByRole('row').filter({ hasText: reportId })).toContainText('Logan Reed')
  await page.goto(`/admin/report-views?q=${reportId}`)
  await expect(page.getByRole('row').filter({ hasText: reportId })).toContainText(readerEmail)
  expect([vendors.calls(recipient).length, vendors.messages(recipient).length]).toEqual([1, 3])
})

import { askForMyself } from '../browser/request-form.ts'
import { fakeMicrophone } from '../browser/sound.ts'
import { finished, interviewAnswers, startTalk, talk } from '../browser/talk.ts'
import { linkIn } from '../product/demo-story.ts'
import { reportLink } from '../product/vendor-demo.ts'
import { idOf, passGate, readerEmail, section } from './report-page.ts'
import { expect, test } from './vendor-story.ts'

const scenario = 'The interview for your first team'

test('Over real providers: a visitor requests a conversation, taps the link, types, and reads the model’s report', async ({
  page,
  vendors,
  product: { admin, demos },
}) => {
  const phone = demos.newPhone()
  await page.goto('/')
  await askForMyself(page, scenario, { name: 'Maya Lind', phone })
  const invitation = await vendors.message(phone, 1)
  expect(invitation.body).toBe(
    `Clarity: Hi Maya Lind, your voice demo "${scenario}" is ready. Reply YES to get one AI call now, or tap ` +
      `${linkIn(invitation)} Msg & data rates may apply. Txt HELP for help. Reply STOP to opt out.`,
  )

  await fakeMicrophone(page, 'denied')
  await page.goto(linkIn(invitation))
  await startTalk(page)
  await talk(page, interviewAnswers.slice(0, 2))
  await page.getByRole('textbox', { name: 'Your message' }).fill('Thank you, that is all. Goodbye!')
  await page.getByRole('textbox', { name: 'Your message' }).press('Enter')
  const report = await finished(page)
  expect(new URL(await reportLink(vendors, phone)).pathname).toBe(await report.getAttribute('href'))

  await report.click()
  await passGate(page)
  await expect(page.getByText('Maya Lind').first()).toBeVisible()
  await expect(section(page, 'Key Points').getByRole('article').first()).toBeVisible()
  await expect(page.getByText('A language model wrote this report')).toBeVisible()
  const views = await admin.reportViews(idOf(page.url()))
  expect(views.map(({ email, hasError }) => ({ email, hasError }))).toEqual([{ email: readerEmail, hasError: false }])
  expect([vendors.calls(phone).length, vendors.messages(phone).length]).toEqual([0, 2])
})

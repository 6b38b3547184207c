import { askForMyself } from '../browser/request-form.ts'
import { captions, endTalk, interviewAnswers, startTalk, talk } from '../browser/talk.ts'
import { linkIn } from '../product/demo-story.ts'
import { idOf, passGate, readerEmail, section } from './report-page.ts'
import { expect, test } from './story.ts'

test('A visitor requests a conversation, taps the link, talks, and reads the report', async ({
  page,
  product: { admin, demos },
}) => {
  const phone = demos.newPhone()
  await page.goto('/')
  await askForMyself(page, 'The interview for your first team', { name: 'Maya Lind', phone })
  const invitation = await demos.message(phone, 1)
  expect(invitation.body).toContain('Maya Lind')

  await page.goto(linkIn(invitation))
  await expect(page).toHaveURL(/\/demo\/[^/]+$/)
  await expect(page.getByRole('heading', { name: 'The interview for your first team', level: 1 })).toBeVisible()
  await expect(page.getByText('You’ll be talking to an AI. This conversation is recorded.')).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  page.on('websocket', (socket) => asked.push(new URL(socket.url()).pathname))
  await startTalk(page)
  await expect(captions(page).getByText('Priya Raman', { exact: true })).toBeVisible()
  // From the tap to the first words: the access and the connection.
  expect(asked).toEqual([expect.stringMatching(/^\/api\/demo\/[^/]+\/session$/), '/api/conversation'])
  await talk(page, interviewAnswers)
  const reportOnPage = await endTalk(page)

  const reportMessage = await demos.message(phone, 2)
  expect(new URL(linkIn(reportMessage)).pathname).toBe(await reportOnPage.getAttribute('href'))
  await reportOnPage.click()
  await expect(page).toHaveURL(/\/report\/[^/]+$/)
  await passGate(page)
  await expect(page.getByText('Maya Lind').first()).toBeVisible()
  await expect(section(page, 'Overview').getByRole('paragraph').first()).not.toBeEmpty()
  await expect(section(page, 'Key Points').getByRole('article').first()).toBeVisible()
  const views = await admin.reportViews(idOf(page.url()))
  expect(views.map(({ email, hasError }) => ({ email, hasError }))).toEqual([{ email: readerEmail, hasError: false }])
  expect(await demos.messages(phone)).toHaveLength(2)
})

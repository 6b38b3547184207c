import type { Page } from '@playwright/test'
import { fakeSpeech, speak, spoken } from '../browser/speech.ts'
import { captions, endTalk, interviewAnswers, startTalk, talk, turnsOf } from '../browser/talk.ts'
import { expect, test } from './story.ts'

const whatHappens = (page: Page) => page.getByRole('region', { name: 'Conversation with Clarity' }).getByRole('status')
const listens = 'Listening. Speak or type.'

test('Speech is shown in the captions, and the replies of the agent are played and shown', async ({
  page,
  product: { demos },
}) => {
  const { requestId } = await demos.request()
  await fakeSpeech(page)
  await page.goto(`/demo/${requestId}`)
  await startTalk(page)
  const said = captions(page)
  const happening = whatHappens(page)
  await expect(happening).toHaveText(listens)

  await speak(page, 'I want to lead', { isFinal: false })
  await expect(said.getByText('I want to lead', { exact: true })).toBeVisible()
  await speak(page, interviewAnswers[0])
  await expect(said.getByText(interviewAnswers[0], { exact: true })).toBeVisible()
  await expect(said.getByText('I want to lead', { exact: true })).toBeHidden()
  await expect(turnsOf(page, 'user')).toHaveCount(1)
  await expect(turnsOf(page, 'agent')).toHaveCount(2)
  const heard = await spoken(page)
  for (const line of await said
    .getByRole('paragraph')
    .filter({ hasNotText: /\d+:\d\d$/ })
    .allTextContents())
    if (line !== interviewAnswers[0]) expect(heard).toContain(line)

  await page.getByRole('button', { name: 'Mute' }).click()
  await expect(happening).toHaveText('Your microphone is off. You can type.')
  expect(await page.evaluate(() => window.speech.isListening)).toBe(false)
  await page.getByRole('button', { name: 'Unmute' }).click()
  await expect(happening).toHaveText(listens)
  await page.getByRole('button', { name: 'Turn voice off' }).click()
  const before = await spoken(page)
  await speak(page, interviewAnswers[1])
  await expect(turnsOf(page, 'agent')).toHaveCount(3)
  expect(await spoken(page)).toBe(before)
  await endTalk(page)
})

test('A visitor who does not allow the microphone is asked to type', async ({ page, product: { demos } }) => {
  const { requestId } = await demos.request()
  await fakeSpeech(page, 'denied')
  await page.goto(`/demo/${requestId}`)
  await startTalk(page)
  await expect(whatHappens(page)).toHaveText('Microphone access is blocked, so please type.')
  await talk(page, interviewAnswers.slice(0, 1))
  await endTalk(page)
})

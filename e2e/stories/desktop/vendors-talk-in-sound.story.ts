import type { Page } from '@playwright/test'
import { fakeMicrophone, resetLoudness, waitForSound, startWithSound } from '../../browser/sound.ts'
import { captions, endTalk, finished, interviewAnswers, startTalk, talk, turnsOf } from '../../browser/talk.ts'
import { passGate, section } from '../report-page.ts'
import { expect, test } from '../vendor-story.ts'

const whatHappens = (page: Page) => page.getByRole('region', { name: 'Conversation with Clarity' }).getByRole('status')
const listens = 'Clarity is listening. Speak or type.'

test('Speech reaches the agent of the provider, its voice is played, and a report is written', async ({
  page,
  vendors: { elevenLabs },
  product: { demos },
}) => {
  elevenLabs.numbersCaptions = true
  const { requestId } = await demos.request()
  await startWithSound(page, requestId)
  await waitForSound(page)
  await expect(whatHappens(page)).toHaveText(listens)

  for (const [index, words] of interviewAnswers.entries()) {
    elevenLabs.speech.push({ words })
    await expect(captions(page).getByText(words, { exact: true })).toBeVisible()
    await expect(turnsOf(page, 'agent')).toHaveCount(index + 2)
  }
  const [conversation] = elevenLabs.conversations.slice(-1)
  expect(conversation!.heardSecs).toBeGreaterThan(1)
  expect(conversation!.clientData.conversation_config_override).not.toHaveProperty('conversation.text_only')

  await (await endTalk(page)).click()
  await passGate(page)
  await expect(section(page, 'Key Points').getByRole('article').first()).toBeVisible()
})

test('An interrupted reply is shown as far as it was spoken, and microphone and voice can be switched off', async ({
  page,
  vendors: { elevenLabs },
  product: { demos },
}) => {
  const { requestId } = await demos.request()
  await startWithSound(page, requestId)
  const greeting = elevenLabs.conversations.at(-1)!.transcript[0]!.message
  elevenLabs.speech.push({ words: interviewAnswers[0], leaves: 'Right, you…' })
  await expect(captions(page).getByText('Right, you…', { exact: true })).toBeVisible()
  await expect(captions(page).getByText(greeting)).toBeHidden()

  await page.getByRole('button', { name: 'Mute' }).click()
  await expect(whatHappens(page)).toHaveText('Your microphone is off. You can type.')
  await page.getByRole('button', { name: 'Turn voice off' }).click()
  await expect(whatHappens(page)).not.toHaveText('Clarity is speaking…')
  await resetLoudness(page)
  await talk(page, [interviewAnswers[1]])
  // The wave shows that it speaks; its audio is off.
  await expect(whatHappens(page)).toHaveText('Clarity is speaking…')
  await expect(whatHappens(page)).not.toHaveText('Clarity is speaking…')
  expect(await page.evaluate(() => window.sound.loudest)).toBeLessThan(0.01)
  await page.getByRole('button', { name: 'Turn voice on' }).click()
  await talk(page, [interviewAnswers[2]])
  await waitForSound(page)
  await endTalk(page)
})

test('A visitor who does not allow the microphone is asked to type, and is answered in writing', async ({
  page,
  vendors: { elevenLabs },
  product: { demos },
}) => {
  const { requestId } = await demos.request()
  await fakeMicrophone(page, 'denied')
  await page.goto(`/demo/${requestId}`)
  await startTalk(page)
  await expect(whatHappens(page)).toHaveText('Microphone access is blocked, so please type.')
  await expect(page.getByText('Clarity replies in text.')).toBeVisible()
  await talk(page, interviewAnswers.slice(0, 2))
  expect(elevenLabs.conversations.at(-1)).toMatchObject({
    heardSecs: 0,
    clientData: { conversation_config_override: { conversation: { text_only: true } } },
  })
  await endTalk(page)
})

test('A goodbye ends it from the other side', async ({ page, watch, vendors: { elevenLabs }, product: { demos } }) => {
  // The provider's client sends sound until it has noticed.
  watch.expectLine(/^WebSocket is already in CLOSING or CLOSED state/)
  const { requestId } = await demos.request()
  await startWithSound(page, requestId)
  elevenLabs.speech.push({ words: 'That is all from me, thank you. Goodbye!' })
  await finished(page)
})

test('A visitor whom the agent’s list of allowed hosts refuses reads that it is not their fault', async ({
  page,
  watch,
  vendors: { elevenLabs },
  product: { demos },
}) => {
  watch.expectLine(/409 \(Conflict\)/)
  elevenLabs.agent.allowedHosts = ['another.example']
  const { requestId } = await demos.request()
  await fakeMicrophone(page)
  await page.goto(`/demo/${requestId}`)
  await page.getByRole('button', { name: 'Start conversation' }).click()
  await expect(page.getByText(/voice is not available right now\. It is not your fault\./)).toBeVisible()
  const before = elevenLabs.conversations.length
  elevenLabs.agent.allowedHosts = []
  await page.reload()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(turnsOf(page, 'agent')).toHaveCount(1)
  expect(elevenLabs.conversations.length).toBeGreaterThan(before)
})

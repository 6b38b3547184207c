import type { Page } from '@playwright/test'
import { fakeMicrophone, waitForSound } from '../browser/sound.ts'
import { endTalk, finished, interviewAnswers, startTalk, talk, turnsOf } from '../browser/talk.ts'
import { passGate, section } from './report-page.ts'
import { expect, test } from './vendor-story.ts'

async function welcome(page: Page): Promise<void> {
  await page.goto('/invite/maya.lind@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Talk to Clarity')).toBeVisible()
}

const start = (page: Page) => page.getByRole('button', { name: 'Start conversation' })

test('The welcome has the provider’s widget: one tap, a conversation in sound, and its report', async ({
  page,
  vendors: { elevenLabs },
  product: { url },
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await fakeMicrophone(page)
  await welcome(page)
  await expect(page.getByText('You’ll be talking to an AI. This conversation is recorded.')).toBeVisible()
  await expect(page.getByRole('link', { name: '+1 415 555 0100' })).toBeVisible()
  const before = elevenLabs.requests.length
  expect(asked.filter((address) => address.includes('/api/'))).toEqual([])

  await start(page).click()
  await waitForSound(page)
  expect(elevenLabs.requests.slice(before)).toContain('signed-url')
  const { clientData } = elevenLabs.conversations.at(-1)!
  expect(clientData.conversation_config_override).not.toHaveProperty('conversation.text_only')
  expect(clientData.dynamic_variables).toMatchObject({ recipient_name: 'Maya Lind' })
  for (const words of interviewAnswers) {
    elevenLabs.speech.push({ words })
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Use another email address' })).toHaveCount(0)
  await page.getByRole('button', { name: 'End conversation' }).first().click()
  await (await finished(page)).click()
  await passGate(page, 'maya.lind@example.com')
  await expect(section(page, 'Key Points').getByRole('article').first()).toBeVisible()
  const foreign = asked.filter((address) => !address.startsWith(url) && !address.startsWith('data:'))
  expect(foreign).toEqual([])
})

test('The widget is fetched once, however often the welcome is shown', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => /provider-widget/.test(request.url()) && fetched.push(request.url()))
  await welcome(page)
  await page.getByRole('button', { name: 'Use another email address' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(start(page)).toBeVisible()
  expect(fetched.filter((address) => address.endsWith('.js'))).toHaveLength(1)
})

test('A visitor who does not allow the microphone continues in writing, without another tap', async ({ page }) => {
  await fakeMicrophone(page, 'denied')
  await welcome(page)
  await start(page).click()
  await expect(page.getByText('Clarity replies in text.')).toBeVisible()
  await expect(turnsOf(page, 'agent')).toHaveCount(1)
  await talk(page, interviewAnswers.slice(0, 1))
  await endTalk(page)
})

test('If the widget cannot be fetched, the page offers its own conversation', async ({ page, watch }) => {
  watch.expectFailedLoad('net::ERR_FAILED', /provider-widget/)
  await page.route(/provider-widget/, (route) => route.abort())
  await fakeMicrophone(page)
  await welcome(page)
  await startTalk(page)
  await talk(page, interviewAnswers.slice(0, 1))
  await endTalk(page)
})

test('A start that is refused says why, and can be made again', async ({ page, watch }) => {
  watch.expectFailedLoad(409, /\/api\/welcome$/)
  const sentence = 'There is nothing to talk about yet: no scenario is available.'
  const json = { error: sentence, message: sentence }
  let isRefused = false
  // Taken away after its one use, the route would lose what is being fetched just then.
  await page.route('**/api/welcome', async (route) => {
    if (isRefused) return route.fallback()
    isRefused = true
    await route.fulfill({ status: 409, json })
  })
  await fakeMicrophone(page)
  await welcome(page)
  await start(page).click()
  await expect(page.getByText(sentence)).toBeVisible()
  await startTalk(page)
  await endTalk(page)
})

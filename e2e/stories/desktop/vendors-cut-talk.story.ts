import { fakeMicrophone, waitForSound, startWithSound } from '../../browser/sound.ts'
import { captions, endTalk, interviewAnswers, turnsOf } from '../../browser/talk.ts'
import { expect, test } from '../vendor-story.ts'

// Or the half that was said would be the whole conversation before the page is back.
test.use({ operatorEnv: { VOICE_ASK_AFTER_SECS: '60' } })

test('A cut connection is restored, and the conversation continues in sound to its report', async ({
  page,
  vendors: { elevenLabs },
  product: { demos },
}) => {
  elevenLabs.webhooks = 'none'
  const { requestId } = await demos.request()
  await startWithSound(page, requestId)
  elevenLabs.speech.push({ words: interviewAnswers[0] })
  await expect(turnsOf(page, 'agent')).toHaveCount(2)
  elevenLabs.cut()
  await expect(turnsOf(page, 'agent')).toHaveCount(3)
  elevenLabs.speech.push({ words: interviewAnswers[1] })
  await expect(turnsOf(page, 'agent')).toHaveCount(4)
  for (const words of interviewAnswers.slice(0, 2))
    await expect(captions(page).getByText(words, { exact: true })).toBeVisible()
  elevenLabs.webhooks = 'once'
  await endTalk(page)
})

test('If the widget loses its connection, the page continues the same conversation', async ({
  page,
  vendors: { elevenLabs },
}) => {
  elevenLabs.webhooks = 'none'
  await fakeMicrophone(page)
  await page.goto('/invite/maya.lind@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Start conversation' }).click()
  await waitForSound(page)
  elevenLabs.cut()
  await expect(turnsOf(page, 'agent')).toHaveCount(1)
  elevenLabs.speech.push({ words: interviewAnswers[1] })
  await expect(turnsOf(page, 'agent')).toHaveCount(2)
  elevenLabs.webhooks = 'once'
  await endTalk(page)
})

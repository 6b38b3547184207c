import { fakeSpeech, speak } from '../../browser/speech.ts'
import { captions, endTalk, interviewAnswers, startTalk, talk, turnsOf } from '../../browser/talk.ts'
import { PageWatch } from '../../browser/page-watch.ts'
import { expect, test } from '../story.ts'

test('A tab that is closed during a conversation, or a sentence, continues when it is opened again', async ({
  page,
  context,
  product: { demos },
}) => {
  const { requestId } = await demos.request()
  await fakeSpeech(page)
  await page.goto(`/demo/${requestId}`)
  await startTalk(page)
  await talk(page, interviewAnswers.slice(0, 2))
  await speak(page, 'And then I thought', { isFinal: false })
  await expect(captions(page).getByText('And then I thought')).toBeVisible()
  await page.close()

  const again = await context.newPage()
  const watch = await PageWatch.over(again)
  await again.goto(`/demo/${requestId}`)
  await expect(again.getByText('Your conversation is still open')).toBeVisible()
  await again.getByRole('button', { name: 'Continue' }).click()
  for (const said of [...interviewAnswers.slice(0, 2), 'And then I thought'])
    await expect(captions(again).getByText(said, { exact: true })).toHaveCount(1)
  await expect(turnsOf(again, 'agent')).toHaveCount(4)
  await talk(again, interviewAnswers.slice(2, 3))
  await expect(turnsOf(again, 'user')).toHaveCount(4)
  await endTalk(again)
  expect(watch.troubles).toEqual([])
})

test('A conversation that is opened in a second window stops in the first, which can take it back', async ({
  page,
  context,
  product: { demos },
}) => {
  const { requestId } = await demos.request()
  await page.goto(`/demo/${requestId}`)
  await startTalk(page)
  const other = await context.newPage()
  const watch = await PageWatch.over(other)
  await other.goto(`/demo/${requestId}`)
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('This conversation continues in another window.')).toBeVisible()
  await talk(other, interviewAnswers.slice(0, 1))
  await page.getByRole('button', { name: 'Continue here' }).click()
  await expect(captions(page).getByText(interviewAnswers[0], { exact: true })).toBeVisible()
  await expect(other.getByText('This conversation continues in another window.')).toBeVisible()
  await endTalk(page)
  expect(watch.troubles).toEqual([])
})

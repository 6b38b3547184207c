import { feed, heldConversation, openTranscript, searchBox, talkBar } from '../browser/admin-conversations.ts'
import { emptyScroll, medianFrameMs } from '../browser/frame-times.ts'
import { talkOf } from '../product/long-talk.ts'
import { expect, test } from './story.ts'

const talk = talkOf(5000)
/** A frame with turns may take this many times as long as one without. */
const mostTimesEmpty = 3

test('A transcript of 5,000 turns opens at once and scrolls smoothly, drawing only what is in view', async ({
  page,
  product,
}) => {
  const { id } = await heldConversation(product, talk)
  await openTranscript(page, id)
  await expect(page.getByText('5,000 messages')).toBeVisible()
  const turns = feed(page).getByRole('article')
  await expect(turns.first()).toHaveAttribute('aria-setsize', '5000')
  expect(await turns.count()).toBeLessThan(200)

  const empty = await emptyScroll(page)
  const nothingMs = await medianFrameMs(empty)
  await empty.evaluate((element) => element.remove())
  const turnsMs = await medianFrameMs(page.locator('.talk-frame'))
  console.log(`A frame of scrolling: ${(turnsMs / nothingMs).toFixed(2)} times one with nothing to draw.`)
  expect(turnsMs).toBeLessThan(nothingMs * mostTimesEmpty)
  expect(await turns.count()).toBeLessThan(200)
  await expect(turns.nth(15)).toBeInViewport()
})

test('In 5,000 turns every one is found: by the search, by the bar, from the end to the begin', async ({
  page,
  product,
}) => {
  const { id } = await heldConversation(product, talk)
  await openTranscript(page, id)
  await searchBox(page).fill('(turn 4321)')
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
  await expect(page.locator('mark[data-current]')).toBeInViewport()
  await talkBar(page).press('End')
  await expect(page.getByText('(turn 5000)')).toBeInViewport()
  await talkBar(page).press('Home')
  await expect(page.getByText('(turn 1)')).toBeInViewport()
})

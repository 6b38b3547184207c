import { longTalk } from '@clarity/test-kit/transcripts'
import { feed, heldConversation, openTranscript, searchBox, talkBar } from '../browser/admin-conversations.ts'
import { expect, test } from './story.ts'

test.beforeEach(async ({ page, product }) => {
  const { id } = await heldConversation(product, longTalk)
  await openTranscript(page, id)
  await expect(feed(page).getByRole('article')).toHaveCount(longTalk.length)
})

test('The words of the user are on the right, those of the agent on the left, with times beside', async ({ page }) => {
  const [agent, user] = [feed(page).getByRole('article').first(), feed(page).getByRole('article').nth(1)]
  const [left, right] = [
    await agent.locator('.turn-bubble').boundingBox(),
    await user.locator('.turn-bubble').boundingBox(),
  ]
  const frame = (await feed(page).boundingBox())!
  expect(left!.x - frame.x).toBeLessThan(40)
  expect(frame.x + frame.width - (right!.x + right!.width)).toBeLessThan(40)
  await expect(agent).toContainText('0:00')
  await expect(agent).toContainText(longTalk[0]!.message)
  await expect(user).toHaveAccessibleName(/^Logan Reed at \d:\d\d$/)
})

test('The turns fill the window, and the page itself does not scroll', async ({ page }) => {
  for (const [width, height] of [
    [1366, 768],
    [1024, 700],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    const bottom = () => page.locator('.talk').evaluate((talk) => talk.getBoundingClientRect().bottom)
    await expect.poll(bottom).toBeLessThan(height)
    expect(await bottom()).toBeGreaterThan(height - 60)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    const turns = await page.locator('.talk-frame').boundingBox()
    expect(turns!.height).toBeGreaterThan(300)
  }
})

test('The search marks every place and walks to each of them', async ({ page }) => {
  const places = longTalk.flatMap(({ message }) => message.match(/pain/gi) ?? []).length
  expect(places).toBeGreaterThan(2)
  await page.keyboard.press('Control+F')
  await expect(searchBox(page)).toBeFocused()
  await page.keyboard.type('Pain')
  await expect(page.locator('mark')).toHaveCount(places)
  for (let place = 1; place <= places; place++) {
    await expect(page.getByText(`${place} of ${places}`, { exact: true })).toBeVisible()
    await expect(page.locator('mark').nth(place - 1)).toHaveAttribute('data-current', 'true')
    await expect(page.locator('mark[data-current]')).toBeInViewport()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText(`1 of ${places}`, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('mark')).toHaveCount(0)
})

test('The speaker timeline jumps to a turn by a click and by keys', async ({ page }) => {
  const bar = talkBar(page)
  const { width, height } = (await bar.boundingBox())!
  await bar.click({ position: { x: width / 2, y: height / 2 } })
  await expect(page.locator('.turn[data-shown]')).toBeInViewport()
  const place = Number(await page.locator('.turn[data-shown]').getAttribute('aria-posinset'))
  expect(place).toBeGreaterThan(10)
  expect(place).toBeLessThan(longTalk.length - 10)
  await bar.press('ArrowRight')
  await expect(page.locator('.turn[data-shown]')).toHaveAttribute('aria-posinset', String(place + 1))
  await bar.press('End')
  await expect(bar).toHaveAttribute('aria-valuetext', /^10:16 of 10:19, Clarity: hey dragon \? finalize the note/)
  await expect(feed(page).getByRole('article').last()).toBeInViewport()
  await bar.press('Home')
  await expect(feed(page).getByRole('article').first()).toBeInViewport()
})

test('The keyboard moves into the messages, from one to the next, and out again', async ({ page }) => {
  await talkBar(page).focus()
  await page.keyboard.press('Tab')
  await expect(feed(page).getByRole('article').first()).toBeFocused()
  for (let step = 0; step < 30; step++) await page.keyboard.press('PageDown')
  const reached = feed(page).getByRole('article').nth(30)
  await expect(reached).toBeFocused()
  await expect(reached).toBeInViewport()
  await page.keyboard.press('Shift+Tab')
  await expect(talkBar(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(reached).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(reached.getByRole('link', { name: /copy link to this turn$/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(feed(page).locator(':focus')).toHaveCount(0)
})

test('The whole transcript is copied as text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy transcript' }).click()
  await expect(page.getByText('Transcript copied to the clipboard.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`[0:00] Clarity: ${longTalk[0]!.message}`)
  expect(copied.trim().split('\n')).toHaveLength(longTalk.length + 2)
})

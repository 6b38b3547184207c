import { captions, endTalk, startTalk, talk } from '../browser/talk.ts'
import { expect, test } from './story.ts'

const long = `${'I have thought about this for a long time. '.repeat(60)}And that is all.`

test('Unfinished input survives a reload, and too long an input is neither cut nor lost', async ({ page, product }) => {
  const { requestId } = await product.demos.request()
  await page.goto(`/demo/${requestId}`)
  await startTalk(page)
  const field = page.getByRole('textbox', { name: 'Your message' })
  await field.fill('I wanted to say')
  await page.reload()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(field).toHaveValue('I wanted to say')

  await field.fill(long)
  await expect(page.getByText('596 characters too long. Please shorten it, or send it in parts.')).toBeVisible()
  await field.press('Enter')
  await expect(field).toHaveValue(long)
  await page.reload()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(field).toHaveValue(long)
  await expect(page.getByText('596 characters too long.')).toBeVisible()

  const fitting = long.slice(0, 2000).trim()
  await talk(page, [fitting])
  await expect(page.getByText(/too long/)).toHaveCount(0)
  await expect(captions(page).getByText(fitting, { exact: true })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(field).toHaveValue('')
  await endTalk(page)
})

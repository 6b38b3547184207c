import { rulesOver } from '../../browser/broken-rules.ts'
import { expect, test } from '../story.ts'

test('The accessibility check finds violations in every state, in the light and the dark theme', async ({ page }) => {
  await page.goto('/report/any')
  await expect(page.getByRole('button', { name: 'Access Report' })).toBeEnabled()
  const brokenRules = await rulesOver(page)
  expect(await brokenRules()).toEqual([])
  await page.evaluate(() => {
    const words = document.createElement('p')
    words.textContent = 'Hardly to be seen in the dark'
    words.style.colorScheme = 'light dark'
    words.style.color = 'light-dark(#000, #333)'
    words.style.background = 'light-dark(#fff, #222)'
    document.querySelector('#root main')!.append(document.createElement('button'), words)
  })
  const nameless = /^button-name: /
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await brokenRules()).toEqual([expect.stringMatching(nameless)])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect((await brokenRules()).sort()).toEqual([
    expect.stringMatching(nameless),
    expect.stringMatching(/^color-contrast: .*<p /),
  ])
})

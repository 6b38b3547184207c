import { expect, test } from './story.ts'

test.describe('Without JavaScript', () => {
  for (const [what, path, says, hides] of [
    ['the home page', '/', 'Requesting a conversation needs JavaScript.', 'Text me my link'],
    ['an invitation', '/invite/maya@example.com', 'This page needs JavaScript.', 'Practise a conversation'],
    ['an unknown conversation', '/demo/unknown', 'This conversation link could not be found.', 'Text me my link'],
    ['a report', '/report/any', 'This report needs JavaScript.', 'There is nothing'],
    ['an unknown link', '/zzzzz', 'This link could not be found. Please check it and try again.', 'Access Your Report'],
  ] as const)
    test(`${what} says what is true`, async ({ browser, product }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url })
      const page = await context.newPage()
      await page.goto(path)
      const said = page.locator('noscript p')
      await expect(said).toBeVisible()
      await expect(said).toContainText(says)
      await expect(page.getByText(hides).filter({ visible: true })).toHaveCount(0)
      await context.close()
    })

  test('a conversation says what is true', async ({ browser, product }) => {
    const { requestId } = await product.demos.request()
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url })
    const page = await context.newPage()
    await page.goto(`/demo/${requestId}`)
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.locator('noscript p')).toContainText('This page needs JavaScript.')
    await expect(page.getByRole('heading')).toHaveCount(0)
    await context.close()
  })
})

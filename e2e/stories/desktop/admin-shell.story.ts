import { linkTo, openDashboard, pageTitle } from '../../browser/admin-shell.ts'
import { expect, test } from '../story.ts'

test('The keyboard skips the navigation, walks it, and starts at the page that was chosen', async ({ page }) => {
  // A note about what another story did in this product would come before the first control.
  for (const call of ['alarms', 'account/sessions'])
    await page.route(`**/api/admin/${call}`, (route) => route.fulfill({ json: [] }))
  await openDashboard(page)
  const days = page.getByRole('main').getByRole('radio', { name: '30 days' })
  await expect(days).toBeAttached()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(days).toBeFocused()

  await linkTo(page, 'Dashboard').focus()
  await page.keyboard.press('Tab')
  await expect(linkTo(page, 'Conversations')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(pageTitle(page, 'Conversations')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(linkTo(page, 'Conversations')).toHaveAttribute('aria-current', 'page')
})

import type { RequestDemo } from '@clarity/contracts'
import { askForMyself } from '../browser/request-form.ts'
import { expect, test } from './story.ts'

test("A two-letter link opens the campaign's own scenarios, and requests from there belong to the campaign", async ({
  page,
  product: { admin, demos },
}) => {
  await admin.createScenario({
    icon: '🧭',
    title: 'The autumn fair',
    description: 'You stand at our booth, and somebody with a hard question comes up to you.',
    ai_prompt: 'You are a visitor of a fair who doubts every promise.',
    manager_role_description: 'Head of the booth',
    recipient_role_description: 'Host at the booth',
    special_campaign: 'af',
  })
  await page.goto('/af')
  await expect(page).toHaveURL(/\/\?c=af$/)
  await expect(page.getByRole('radio', { name: 'The autumn fair' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'The interview for your first team' })).toBeHidden()

  const phone = demos.newPhone()
  const asked = page.waitForRequest('**/api/request-demo')
  await askForMyself(page, 'The autumn fair', { name: 'Noor Haddad', phone })
  const request = await asked
  expect((request.postDataJSON() as RequestDemo).campaign).toBe('af')
  expect((await request.response())!.status()).toBe(201)
  expect((await demos.message(phone, 1)).body).toContain('The autumn fair')
})

test('A campaign without scenarios of its own offers the usual ones', async ({ page }) => {
  await page.goto('/qq')
  await expect(page).toHaveURL(/\/\?c=qq$/)
  await expect(page.getByRole('radio', { name: 'The interview for your first team' })).toBeVisible()
})

import { expectStatus, cell, fillSelf, mainButton, openBatchPage, role, row } from '../browser/admin-batch.ts'
import { linkIn } from '../product/demo-story.ts'
import { expect, test } from './story.ts'

test('An admin requests a demo of each role at once, and both people get their SMS', async ({ page, product }) => {
  const { demos } = product
  const [ana, dana, alex] = [demos.newPhone(), demos.newPhone(), demos.newPhone()]
  await openBatchPage(page)
  await page.getByRole('radio', { name: /The interview for your first team/ }).check()

  await fillSelf(page, 1, 'Ana Silva', ana)
  await page.getByRole('button', { name: 'Add Row' }).click()
  await role(page, 2).selectOption('Manager → Recipient')
  await cell(page, 2, 'Manager Name').fill('Dana Field')
  await cell(page, 2, 'Manager Phone').fill(dana)
  await cell(page, 2, 'Recipient Name').fill('Alex Stone')
  await cell(page, 2, 'Recipient Phone').fill(alex)

  await mainButton(page).click()
  await expect(page.getByText('Processing request 1 of 2...')).toBeVisible()
  await expect(cell(page, 2, 'Manager Name')).toBeDisabled()
  await expect(page.getByText('2 created, 0 failed')).toBeVisible()

  for (const [number, phone] of [
    [1, ana],
    [2, alex],
  ] as const) {
    await expectStatus(page, number, 'Success')
    const line = page.getByRole('listitem').filter({ has: row(page, number) })
    await expect(line.getByText('Demo request created successfully!')).toBeVisible()
    await expect(line.getByText('Click Retry to send another request with the same details.')).toBeVisible()
    const shortCode = await line.getByRole('code').textContent()
    expect(new URL(linkIn(await demos.message(phone, 1))).pathname).toBe(`/${shortCode}`)
  }
  expect((await demos.message(alex, 1)).body).toContain('Dana Field')
  expect((await demos.message(dana, 1)).body).toContain('Alex Stone')

  await row(page, 1).getByRole('button', { name: 'Retry' }).click()
  await expectStatus(page, 1, 'Retrying')
  await expectStatus(page, 1, 'Success')
  expect(linkIn(await demos.message(ana, 2))).not.toBe(linkIn(await demos.message(ana, 1)))
})

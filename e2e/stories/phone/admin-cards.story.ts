import { openRequests } from '../../browser/admin-conversations.ts'
import { expect, test } from '../story.ts'

test('On a phone a request is a card with the person first, and the toolbar has the order', async ({
  page,
  product: { demos },
}) => {
  const { recipientPhone } = await demos.request(demos.newPhone(), 'Amir Abadi')
  await demos.request(demos.newPhone(), 'Zoe Zimmer')
  await openRequests(page)
  const cards = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Participants, upwards')
  await expect(page).toHaveURL(/[?&]sort=recipient_name/)
  const first = cards.filter({ hasText: recipientPhone })
  await expect(first.getByRole('cell').first()).toHaveText(/^Amir Abadi/)
  // Nowhere while the list is drawn again.
  const top = async (name: string) => (await page.getByRole('link', { name, exact: true }).boundingBox())?.y ?? NaN
  await expect.poll(async () => (await top('Amir Abadi')) < (await top('Zoe Zimmer'))).toBe(true)
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Participants, downwards')
  await expect.poll(async () => (await top('Amir Abadi')) > (await top('Zoe Zimmer'))).toBe(true)
})

test('On a phone a card has no name of a column for which it has nothing', async ({ page, product: { demos } }) => {
  const { recipientPhone } = await demos.request(demos.newPhone(), 'Amir Abadi')
  await openRequests(page)
  const cell = page.getByRole('row').filter({ hasText: recipientPhone }).locator('td').last()
  await expect(cell).toBeVisible()
  await cell.evaluate((td) => td.firstElementChild!.replaceChildren())
  await expect(cell).toBeHidden()
})

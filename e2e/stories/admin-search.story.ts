import { heldConversation } from '../browser/admin-conversations.ts'
import { openDashboard } from '../browser/admin-shell.ts'
import { spokenTurn } from '../product/spoken-turn.ts'
import { expect, test } from './story.ts'

const refund = [
  spokenTurn('agent', 'How can I help you today?', 0),
  spokenTurn('user', 'The blue bicycle arrived with a bent wheel.', 4),
  spokenTurn('agent', 'I am sorry about that.', 9),
  spokenTurn('user', 'I would like my money back by the tenth of March.', 13),
]

test('An admin finds a person by a wrong spelling without accents, with 13 keystrokes and no click', async ({
  page,
  product,
}) => {
  const { requestId } = await product.demos.request(product.demos.newPhone(), 'Tomás Müller')
  // A key that is pressed before the page listens does nothing.
  await openDashboard(page)
  await page.keyboard.press('ControlOrMeta+k')
  const field = page.getByRole('combobox', { name: 'Search people' })
  await expect(field).toBeFocused()
  await page.keyboard.type('tomaz muler')
  await expect(page.getByRole('option', { name: 'Tomás Müller' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/admin/requests/${requestId}$`))
})

test('An admin finds who said a phrase, with 2 clicks and 13 keystrokes, and lands on the turn', async ({
  page,
  product,
}) => {
  const { id } = await heldConversation(product, refund)
  await openDashboard(page)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('combobox', { name: 'Search people' })).toBeFocused()
  await page.keyboard.type('bicycle wheel')
  await page
    .getByRole('group', { name: 'What was said' })
    .getByRole('option', { name: /blue bicycle/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`/admin/conversations/${id}/transcript#turn-2$`))
  await expect(page.getByRole('article').getByText('The blue bicycle arrived with a bent wheel.')).toBeInViewport()
})

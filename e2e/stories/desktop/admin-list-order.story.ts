import { bankCall } from '@clarity/test-kit/transcripts'
import { heldConversation, openList } from '../../browser/admin-conversations.ts'
import { expect, test } from '../story.ts'

test('A click on a heading sorts the list, and the address contains the order', async ({ page, product }) => {
  const { recipient_phone } = await heldConversation(product, bankCall)
  const { recipient_phone: later } = await heldConversation(product, bankCall)
  await openList(page)
  const heading = page.getByRole('columnheader', { name: 'Phone Numbers' })
  const phones = async () => (await page.getByRole('row').allTextContents()).join(' ')
  const place = async (phone: string) => (await phones()).indexOf(`R: ${phone}`)
  await heading.getByRole('button').click()
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(async () => (await place(recipient_phone!)) < (await place(later!))).toBe(true)
  await heading.getByRole('button').click()
  await expect(heading).toHaveAttribute('aria-sort', 'descending')
  await expect.poll(async () => (await place(recipient_phone!)) > (await place(later!))).toBe(true)
  await expect(page).toHaveURL(/[?&]sort=-recipient_phone/)
})

import { bankCall } from '@clarity/test-kit/transcripts'
import { heldConversation, openList } from '../browser/admin-conversations.ts'
import { expect, test } from './story.ts'

test('An admin finds a conversation, reads its transcript and comes back to the same search', async ({
  page,
  product,
}) => {
  const { id, recipient_phone, manager_phone } = await heldConversation(product, bankCall)
  const narrowed = `/admin/conversations?q=${encodeURIComponent(recipient_phone!)}`
  await openList(page)
  for (const name of ['Date/Time', 'Scenario', 'Participants', 'Phone Numbers'])
    await expect(page.getByRole('columnheader', { name })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill(recipient_phone!)
  await expect(page).toHaveURL(narrowed)
  await expect(page.getByText('1 row', { exact: true })).toBeVisible()
  const row = page.getByRole('row').nth(1)
  await expect(row).toContainText('Recipient: Logan Reed')
  await expect(row).toContainText('Manager: Robin Hale')
  await expect(row).toContainText(`R: ${recipient_phone}`)
  await expect(row).toContainText(`M: ${manager_phone}`)

  await row.getByRole('link', { name: 'View Transcript' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/conversations/${id}/transcript$`))
  await expect(page.getByText(id)).toBeVisible()
  await expect(page.getByText('Logan Reed / Robin Hale')).toBeVisible()
  await expect(page.getByText(bankCall[0]!.message)).toBeVisible()

  await page.getByRole('link', { name: 'Back to conversations' }).click()
  await expect(page).toHaveURL(narrowed)
  await expect(page.getByText('1 row', { exact: true })).toBeVisible()
})

test('A transcript opened by its address says whose it is by its id, and an unknown one that it is not found', async ({
  page,
  product,
  watch,
}) => {
  const { id } = await heldConversation(product, bankCall)
  await openList(page)
  await page.goto(`/admin/conversations/${id}/transcript`)
  await expect(page.getByText(id)).toBeVisible()
  watch.expectFailedLoad(404, /\/no-such-id\/transcript$/)
  await page.goto('/admin/conversations/no-such-id/transcript')
  await expect(page.getByRole('alert')).toContainText('Conversation not found.')
})

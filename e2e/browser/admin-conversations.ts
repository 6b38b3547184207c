import type { Conversation, TranscriptEntry } from '@clarity/contracts'
import { until } from '@clarity/test-kit/until'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Product } from '../product/product.ts'
import { signInAsAdmin } from './sign-in.ts'

/** A finished conversation, ingested over the signed webhook, as its row of the list. */
export async function heldConversation(
  { admin, demos }: Product,
  transcript: readonly TranscriptEntry[],
): Promise<Conversation> {
  const demo = await demos.request()
  await demos.converse(demo, transcript)
  return until('the conversation', async () =>
    (await admin.conversations()).find(({ recipient_phone }) => recipient_phone === demo.recipientPhone),
  )
}

export async function openList(page: Page, search = ''): Promise<void> {
  await signInAsAdmin(page)
  await page.goto(`/admin/conversations${search}`)
  await expect(page.getByRole('heading', { name: 'Conversations', level: 1 })).toBeVisible()
}

/** The list of demo requests with their states. */
export async function openRequests(page: Page, search = ''): Promise<void> {
  await signInAsAdmin(page)
  await page.goto(`/admin/requests${search}`)
  await expect(page.getByRole('heading', { name: 'Demo Requests', level: 1 })).toBeVisible()
}

/** The page of one demo request. */
export async function openRequest(page: Page, id: string, name: string): Promise<void> {
  await signInAsAdmin(page)
  await page.goto(`/admin/requests/${id}`)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

export async function openTranscript(page: Page, id: string): Promise<void> {
  await signInAsAdmin(page)
  await page.goto(`/admin/conversations/${id}/transcript`)
  await expect(page.getByRole('heading', { name: 'Transcript', level: 1 })).toBeVisible()
}

/** Responds with these turns instead of the server. */
export async function answerTranscript(page: Page, transcript: readonly TranscriptEntry[]): Promise<void> {
  await page.route('**/api/admin/conversations/*/transcript', (route) => route.fulfill({ json: { transcript } }))
}

export const feed = (page: Page): Locator => page.getByRole('feed', { name: 'Messages' })
export const searchBox = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search the transcript' })
export const talkBar = (page: Page): Locator => page.getByRole('slider', { name: 'Who spoke when' })

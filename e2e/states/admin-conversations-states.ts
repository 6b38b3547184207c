import { bankCall, longTalk } from '@clarity/test-kit/transcripts'
import { expect, type Page } from '@playwright/test'
import {
  answerTranscript,
  feed,
  heldConversation,
  openList,
  openTranscript,
  searchBox,
} from '../browser/admin-conversations.ts'
import type { Product } from '../product/product.ts'
import type { State } from './state.ts'

const listCall = /\/api\/admin\/conversations(\?|$)/
const transcriptCall = '**/api/admin/conversations/*/transcript'

async function openTalk(page: Page, product: Product): Promise<void> {
  const { id } = await heldConversation(product, longTalk)
  await openTranscript(page, id)
  await expect(feed(page).getByRole('article').first()).toBeVisible()
}

export const adminConversationsStates: State[] = [
  {
    name: 'admin-conversations',
    async show(page, product) {
      await heldConversation(product, longTalk)
      await openList(page)
      await expect(page.getByRole('link', { name: 'View Transcript' }).first()).toBeVisible()
    },
  },
  {
    name: 'admin-conversations-loading',
    isVariant: true,
    async show(page) {
      await page.route(listCall, () => {})
      await openList(page)
      await expect(page.getByRole('status', { name: 'Loading...' }).first()).toBeVisible()
    },
  },
  {
    name: 'admin-conversations-none',
    isVariant: true,
    async show(page) {
      await page.route(listCall, (route) => route.fulfill({ json: [] }))
      await openList(page)
      await expect(page.getByText('No conversations found')).toBeVisible()
    },
  },
  {
    name: 'admin-conversations-failed',
    isVariant: true,
    async show(page, _product, watch) {
      watch.expectFailedLoad(500, listCall)
      await page.route(listCall, (route) => route.fulfill({ status: 500 }))
      await openList(page)
      await expect(page.getByText('Error: Failed to fetch conversations: Internal Server Error')).toBeVisible()
    },
  },
  { name: 'admin-transcript', show: openTalk },
  {
    name: 'admin-transcript-searched',
    isVariant: true,
    async show(page, product) {
      await openTalk(page, product)
      await searchBox(page).fill('pain')
      await expect(page.getByText(/^1 of \d+$/)).toBeVisible()
    },
  },
  {
    name: 'admin-transcript-with-tools',
    isVariant: true,
    async show(page) {
      const tool_calls = [{ tool_name: 'transfer_to_number', params_as_json: '{"number":"+14155550100"}' }]
      await answerTranscript(
        page,
        bankCall.map((turn, index) => (index === 2 ? { ...turn, tool_calls } : turn)),
      )
      await openTranscript(page, 'with-tools')
      await page.getByText('1 tool call').click()
      await expect(page.getByText('transfer_to_number', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'admin-transcript-loading',
    isVariant: true,
    async show(page) {
      await page.route(transcriptCall, () => {})
      await openTranscript(page, 'slow')
      await expect(page.getByRole('status', { name: 'Loading the transcript' })).toBeVisible()
    },
  },
  {
    name: 'admin-transcript-none',
    isVariant: true,
    async show(page) {
      await answerTranscript(page, [])
      await openTranscript(page, 'silent')
      await expect(page.getByText('No transcript available for this conversation')).toBeVisible()
    },
  },
  {
    name: 'admin-transcript-unknown',
    isVariant: true,
    async show(page, _product, watch) {
      watch.expectFailedLoad(404, /\/unknown\/transcript$/)
      await openTranscript(page, 'unknown')
      await expect(page.getByText('Conversation not found.')).toBeVisible()
    },
  },
]

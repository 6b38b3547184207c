import type { DemoPage } from '@clarity/contracts'
import { expect, type Page } from '@playwright/test'
import { fakeSpeech, speak } from '../browser/speech.ts'
import { captions, endTalk, interviewAnswers, startTalk, talk } from '../browser/talk.ts'
import { AgentTalk } from '../product/agent-talk.ts'
import type { Product } from '../product/product.ts'
import type { State } from './state.ts'

async function open(page: Page, { demos }: Product): Promise<void> {
  const { requestId } = await demos.request()
  await page.goto(`/demo/${requestId}`)
}

async function converse(page: Page, product: Product): Promise<void> {
  await open(page, product)
  await startTalk(page)
  await talk(page, interviewAnswers.slice(0, 2))
}

/** Responds instead of the server with the data of the demo page. */
async function answerPage(page: Page, change: Partial<DemoPage>): Promise<void> {
  await page.route(/\/api\/demo\/[^/]+$/, async (route) => {
    const known = (await (await route.fetch()).json()) as DemoPage
    await route.fulfill({ json: { ...known, ...change } })
  })
}

const over = (name: string, state: DemoPage['state'], sentence: string): State => ({
  name,
  isVariant: true,
  async show(page, product) {
    await answerPage(page, { state })
    await open(page, product)
    await expect(page.getByText(sentence)).toBeVisible()
  },
})

export const demoStates: State[] = [
  {
    name: 'demo-open',
    isVariant: true,
    async show(page, product) {
      await open(page, product)
      await expect(page.getByRole('button', { name: 'Start conversation' })).toBeVisible()
    },
  },
  {
    name: 'demo-goes-on',
    isVariant: true,
    async show(page, product) {
      await answerPage(page, { state: 'in_conversation' })
      await open(page, product)
      await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
    },
  },
  { name: 'demo-talking', show: converse },
  {
    name: 'demo-listening',
    isVariant: true,
    async show(page, product) {
      await fakeSpeech(page)
      await converse(page, product)
      await speak(page, 'What I never told anybody', { isFinal: false })
      await expect(captions(page).getByText('What I never told anybody')).toBeVisible()
    },
  },
  {
    name: 'demo-reconnecting',
    isVariant: true,
    async show(page, product, watch) {
      watch.expectFailedLoad('net::ERR_INTERNET_DISCONNECTED', /\/session$/)
      await converse(page, product)
      await page.context().setOffline(true)
      await expect(page.getByText('Reconnecting…')).toBeVisible()
    },
  },
  {
    name: 'demo-in-another-window',
    isVariant: true,
    async show(page, product) {
      await converse(page, product)
      await AgentTalk.open(product.admin.api, new URL(page.url()).pathname.split('/').at(-1)!)
      await expect(page.getByText('This conversation continues in another window.')).toBeVisible()
    },
  },
  {
    name: 'demo-not-connected',
    isVariant: true,
    async show(page, product, watch) {
      watch.expectFailedLoad(409, /\/session$/)
      const sentence = 'This invitation has expired. Ask for a new one.'
      const json = { error: sentence, message: sentence }
      await page.route('**/session', (route) => route.fulfill({ status: 409, json }))
      await open(page, product)
      await page.getByRole('button', { name: 'Start conversation' }).click()
      await expect(page.getByText(sentence)).toBeVisible()
    },
  },
  {
    name: 'demo-report-being-written',
    isVariant: true,
    async show(page, product) {
      await answerPage(page, { reportPath: null })
      await converse(page, product)
      await page.getByRole('button', { name: 'End conversation' }).click()
      await expect(page.getByText('Your report is being written…')).toBeVisible()
    },
  },
  {
    name: 'demo-finished',
    async show(page, product) {
      await converse(page, product)
      await endTalk(page)
    },
  },
  over('demo-expired', 'expired', 'This invitation has expired.'),
  over('demo-opted-out', 'opted_out', 'This number has opted out.'),
  {
    name: 'demo-unknown',
    isVariant: true,
    async show(page, _product, watch) {
      watch.expectFailedLoad(404, /\/demo\/unknown$/)
      await page.goto('/demo/unknown')
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
]

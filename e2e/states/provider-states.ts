import { expect, type Page } from '@playwright/test'
import { fakeMicrophone } from '../browser/sound.ts'
import { interviewAnswers, startTalk, talk } from '../browser/talk.ts'
import type { Product } from '../product/product.ts'
import type { State } from './state.ts'

async function welcome(page: Page): Promise<void> {
  await page.goto('/invite/maya.lind@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Talk to Clarity')).toBeVisible()
}

async function open(page: Page, { demos }: Product): Promise<void> {
  await page.goto(`/demo/${(await demos.request()).requestId}`)
  await expect(page.getByRole('button', { name: 'Start conversation' })).toBeVisible()
}

/** The difference that a provider's agent makes. */
export const providerStates: State[] = [
  { name: 'welcome-widget', isVariant: true, show: welcome },
  {
    name: 'welcome-widget-talking',
    isVariant: true,
    async show(page) {
      await fakeMicrophone(page)
      await welcome(page)
      await page.getByRole('button', { name: 'Start conversation' }).click()
      await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible()
      await page.getByRole('textbox', { name: 'Your message' }).fill(interviewAnswers[0])
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByText('Could you tell me a little more about that?')).toBeVisible()
    },
  },
  { name: 'demo-provider-open', isVariant: true, show: open },
  {
    name: 'demo-in-sound',
    async show(page, product) {
      await fakeMicrophone(page)
      await open(page, product)
      await startTalk(page)
      await talk(page, interviewAnswers.slice(0, 2))
    },
  },
  {
    name: 'demo-in-writing',
    async show(page, product) {
      await fakeMicrophone(page, 'denied')
      await open(page, product)
      await startTalk(page)
      await talk(page, interviewAnswers.slice(0, 1))
    },
  },
]

import { expect, type Locator, type Page } from '@playwright/test'
import { messagesOn, openSimulator, choosePhone } from '../browser/phone-simulator.ts'
import { interviewAnswers, talk, turnsOf } from '../browser/talk.ts'
import type { Demo } from '../product/demo-story.ts'
import type { Product } from '../product/product.ts'
import type { State } from './state.ts'

/** Only these phones; other stories' phones are left out. */
async function showPhones(page: Page, phones: readonly string[]): Promise<void> {
  await page.route(/\/api\/simulator\/(messages|calls)$/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const all = (await (await route.fetch()).json()) as { phone: string }[]
    await route.fulfill({ json: all.filter(({ phone }) => phones.includes(phone)) })
  })
}

async function openInvited(page: Page, { demos }: Product): Promise<Demo> {
  const demo = await demos.request()
  await showPhones(page, [demo.recipientPhone, demo.managerPhone])
  await demos.message(demo.managerPhone, 1)
  await demos.message(demo.recipientPhone, 1)
  return demo
}

async function ring(page: Page, product: Product): Promise<Locator> {
  const { recipientPhone } = await openInvited(page, product)
  await product.demos.reply(recipientPhone, 'YES')
  await product.demos.message(recipientPhone, 3)
  await openSimulator(page)
  const phone = await choosePhone(page, recipientPhone)
  await expect(phone.getByRole('button', { name: 'Answer' })).toBeVisible()
  return phone
}

async function converse(page: Page, product: Product): Promise<Locator> {
  const phone = await ring(page, product)
  await phone.getByRole('button', { name: 'Answer' }).click()
  await expect(turnsOf(phone, 'agent')).toHaveCount(1)
  await talk(phone, interviewAnswers.slice(0, 2))
  return phone
}

export const phoneSimulatorStates: State[] = [
  {
    name: 'phone-simulator-empty',
    isVariant: true,
    async show(page) {
      await showPhones(page, [])
      await openSimulator(page)
      await expect(page.getByRole('heading', { name: 'No phone has a message yet' })).toBeVisible()
    },
  },
  {
    name: 'phone-simulator-messages',
    async show(page, product) {
      const { recipientPhone } = await openInvited(page, product)
      await product.demos.reply(recipientPhone, 'HELP')
      await product.demos.message(recipientPhone, 3)
      await openSimulator(page)
      const phone = await choosePhone(page, recipientPhone)
      await expect(messagesOn(phone).getByText(/by invitation/)).toBeVisible()
    },
  },
  {
    name: 'phone-simulator-bad-number',
    isVariant: true,
    async show(page, product) {
      await openInvited(page, product)
      await openSimulator(page)
      await page.getByLabel('Phone number', { exact: true }).fill('12')
      await page.getByRole('button', { name: 'Add phone' }).click()
      await expect(page.getByText('Please enter a valid number')).toBeVisible()
    },
  },
  {
    name: 'phone-simulator-ringing',
    isVariant: true,
    async show(page, product) {
      await ring(page, product)
    },
  },
  {
    name: 'phone-simulator-in-call',
    isVariant: true,
    async show(page, product) {
      await converse(page, product)
    },
  },
  {
    name: 'phone-simulator-hung-up',
    isVariant: true,
    async show(page, product) {
      const phone = await converse(page, product)
      await phone.getByRole('button', { name: 'Hang up' }).click()
      await expect(phone.getByRole('link', { name: 'Read your report' })).toBeVisible()
    },
  },
  {
    name: 'phone-simulator-report-link',
    isVariant: true,
    async show(page, product) {
      const phone = await converse(page, product)
      await phone.getByRole('button', { name: 'Hang up' }).click()
      await phone.getByRole('button', { name: 'Back to messages' }).click()
      await expect(messagesOn(phone).getByText(/the report from your conversation/)).toBeVisible()
    },
  },
  {
    name: 'phone-simulator-for-nobody',
    isVariant: true,
    async show(page, _product, watch) {
      watch.expectFailedLoad(404, /\/phone-simulator$/)
      await page.goto('/phone-simulator')
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
]

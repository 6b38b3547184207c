import { expect, type Page } from '@playwright/test'
import { askForMyself, askForSomeoneElse } from '../browser/request-form.ts'
import type { State } from './state.ts'

const scenario = 'The interview for your first team'

/** Waits for everything that loads after the first paint. */
async function open(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('radio', { name: scenario })).toBeVisible()
  await expect(page.getByLabel('Your Phone', { exact: true })).toBeVisible()
}

/** As if the server's list were too long for the page, which then asks for it. */
async function withoutScenariosInPage(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch()
      const data = /<script type="application\/json" id="page-data">.*?<\/script>/s
      await route.fulfill({ response, body: (await response.text()).replace(data, '') })
    },
  )
}

export const homeStates: State[] = [
  { name: 'home-start', show: open },
  {
    name: 'home-manager',
    async show(page) {
      await open(page)
      await page.getByRole('radio', { name: 'For someone else' }).check()
      await expect(page.getByLabel('Recipient Phone', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'home-errors',
    async show(page) {
      await open(page)
      await page.getByRole('radio', { name: 'For someone else' }).check()
      await page.getByLabel('Manager Phone', { exact: true }).fill('+1 415')
      await page.getByRole('button', { name: 'Send the invitation' }).click()
      await expect(page.getByText('Valid recipient phone is required')).toBeVisible()
    },
  },
  {
    name: 'home-refused',
    isVariant: true,
    async show(page, { demos }, watch) {
      watch.expectFailedLoad(429, /\/api\/request-demo$/)
      const sentence = 'Too many requests for now. Please try again later.'
      const json = { error: sentence, message: sentence }
      await page.route('**/api/request-demo', (route) => route.fulfill({ status: 429, json }))
      await open(page)
      await page.getByLabel('Your Name').fill('Maya Lind')
      await page.getByLabel('Your Phone', { exact: true }).fill(demos.newPhone())
      await page.getByRole('button', { name: 'Text me my link' }).click()
      await expect(page.getByText(sentence)).toBeVisible()
    },
  },
  {
    name: 'home-sent',
    isVariant: true,
    async show(page, { demos }) {
      await open(page)
      await askForMyself(page, scenario, { name: 'Maya Lind', phone: demos.newPhone() })
    },
  },
  {
    name: 'home-sent-at-night',
    isVariant: true,
    async show(page, { demos }) {
      const json = { requestId: 'r1', shortCode: 'Ab3dE', waitsUntil: '2026-11-24T13:00:00.000Z' }
      await page.route('**/api/request-demo', (route) => route.fulfill({ status: 201, json }))
      await open(page)
      await askForMyself(page, scenario, { name: 'Maya Lind', phone: demos.newPhone() }, 'at night')
    },
  },
  {
    name: 'home-sent-by-manager',
    isVariant: true,
    async show(page, { demos }) {
      await open(page)
      const manager = { name: 'Robin Hale', phone: demos.newPhone() }
      await askForSomeoneElse(page, scenario, manager, { name: 'Logan Reed', phone: demos.newPhone() })
    },
  },
  {
    name: 'home-without-scenarios',
    isVariant: true,
    async show(page) {
      await page.route('**/api/scenarios*', (route) => route.fulfill({ json: [] }))
      await withoutScenariosInPage(page)
      await page.goto('/')
      await expect(page.getByText('There is nothing to practice here yet.')).toBeVisible()
    },
  },
  {
    name: 'home-scenarios-failed',
    isVariant: true,
    async show(page, _product, watch) {
      watch.expectFailedLoad('net::ERR_CONNECTION_RESET', /\/api\/scenarios/)
      await page.route('**/api/scenarios*', (route) => route.abort('connectionreset'))
      await withoutScenariosInPage(page)
      await page.goto('/')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  {
    name: 'home-nothing-here',
    isVariant: true,
    async show(page, _product, watch) {
      watch.expectFailedLoad(404, /\/no\/such\/page$/)
      await page.goto('/no/such/page')
      await expect(page.getByText('There is nothing at this address.')).toBeVisible()
    },
  },
]

import type { SaveScenario } from '@clarity/contracts'
import { expect, type Page } from '@playwright/test'
import { signInAsAdmin } from '../browser/sign-in.ts'
import type { Product } from '../product/product.ts'
import type { State } from './state.ts'

const path = '/admin/scenarios'
const calls = '**/api/admin/scenarios'

async function open(page: Page, below = ''): Promise<void> {
  await signInAsAdmin(page)
  await page.goto(path + below)
}

async function openNew(page: Page): Promise<void> {
  await open(page, '/new')
  await expect(page.getByRole('heading', { name: 'SMS Message Templates' })).toBeVisible()
}

/** A sample scenario, which has five goals. */
async function openSample(page: Page, { admin }: Product): Promise<void> {
  const sample = (await admin.scenarios()).find(({ goals = [] }) => goals.length === 5)!
  await open(page, `/${sample.id}`)
  await expect(page.getByRole('group', { name: 'Goal 5' })).toBeVisible()
}

/** A drawing of our own. */
const kite =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#6d63ea" stroke-width="2">' +
  '<path d="M12 2 20 10 12 18 4 10zM12 2v16M4 10h16M12 18c0 3 3 1 3 4"/></svg>'

const longest: Partial<SaveScenario> = {
  icon: kite,
  title: 'Wind, weather and a very long title that nobody would read to its end but that has to stand somewhere',
  description: 'A description that goes on. '.repeat(12).trim(),
  ai_prompt: 'You are the weather.',
  first_message: 'Before we begin, let me tell you what the day is like. '.repeat(5).trim(),
  manager_role_description: 'Head of the kite school',
  recipient_role_description: 'Somebody who wants to fly',
  language: 'hu',
  special_campaign: 'a-campaign-with-a-long-name',
  sort_order: 900_000,
  is_active: false,
}

let longestId: Promise<string> | undefined

/** The same one in every state. */
const aLongScenario = ({ admin }: Product) => (longestId ??= admin.createScenario(longest).then(({ id }) => id))

export const adminScenariosStates: State[] = [
  {
    name: 'admin-scenarios',
    async show(page, product) {
      await aLongScenario(product)
      await open(page)
      await expect(page.getByRole('link', { name: 'The interview for your first team' })).toBeVisible()
    },
  },
  {
    name: 'admin-scenarios-loading',
    isVariant: true,
    async show(page) {
      await page.route(calls, () => new Promise<void>(() => {}))
      await open(page)
      await expect(page.getByText('Loading...')).toBeVisible()
    },
  },
  {
    name: 'admin-scenarios-empty',
    isVariant: true,
    async show(page) {
      await page.route(calls, (route) => route.fulfill({ json: [] }))
      await open(page)
      await expect(page.getByText('No scenarios found.')).toBeVisible()
    },
  },
  {
    name: 'admin-scenarios-failed',
    isVariant: true,
    async show(page, _product, watch) {
      watch.expectFailedLoad(500, /\/api\/admin\/scenarios$/)
      await page.route(calls, (route) => route.fulfill({ status: 500, json: {} }))
      await open(page)
      await expect(page.getByText('Failed to fetch scenarios')).toBeVisible()
    },
  },
  {
    name: 'admin-scenarios-menu',
    isVariant: true,
    async show(page) {
      await open(page)
      await page.getByRole('button', { name: 'More actions' }).first().click()
      await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
    },
  },
  {
    name: 'admin-scenarios-delete',
    isVariant: true,
    async show(page) {
      await open(page)
      await page.getByRole('button', { name: 'Delete' }).first().click()
      await expect(page.getByRole('dialog', { name: 'Delete this scenario?' })).toBeVisible()
    },
  },
  { name: 'admin-scenarios-new', show: openNew },
  {
    name: 'admin-scenarios-edit',
    isVariant: true,
    async show(page, product) {
      await open(page, `/${await aLongScenario(product)}`)
      await expect(page.getByRole('heading', { name: 'Edit Scenario' })).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(longest.title!)
    },
  },
  {
    name: 'admin-scenarios-required',
    isVariant: true,
    async show(page) {
      await openNew(page)
      await page.getByRole('button', { name: 'Create Scenario' }).click()
      await expect(page.getByText('Please fill all required fields.')).toBeVisible()
    },
  },
  {
    name: 'admin-scenarios-templates',
    isVariant: true,
    async show(page) {
      await openNew(page)
      await page.getByLabel('Recipient Invitation', { exact: true }).fill('Come – talk with us, {{recipient_name}}!')
      await page.getByLabel('Self Demo Invitation', { exact: true }).fill('Hi {{first_name}}, tap {{link_url}}')
      await expect(page.getByText('The message has no link without {{link_url}}.')).toBeVisible()
      await expect(page.getByText('has an unknown placeholder {{first_name}}')).toBeVisible()
    },
  },
  {
    name: 'admin-scenarios-goals',
    async show(page, product) {
      await openSample(page, product)
      await page.getByRole('group', { name: 'Goal 5' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'admin-scenarios-goal-faults',
    isVariant: true,
    async show(page) {
      await openNew(page)
      await page.getByRole('button', { name: 'Add goal' }).click()
      await page.getByRole('button', { name: 'Create Scenario' }).click()
      await expect(page.getByText('Words must have at least one entry.')).toBeVisible()
      await page.getByRole('group', { name: 'Goal 1' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'admin-scenarios-goal-test',
    isVariant: true,
    async show(page, product) {
      await product.samples.report()
      await openSample(page, product)
      await page.getByRole('button', { name: 'Try the goals on a conversation' }).click()
      const conversations = page.getByRole('combobox', { name: 'Conversation' })
      await conversations.selectOption(await conversations.getByRole('option').nth(1).textContent())
      await page.getByRole('button', { name: 'Check goals' }).click()
      await expect(page.getByText(/of 5 goals met$/)).toBeVisible()
      await page.getByRole('list', { name: 'Verdicts' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'admin-scenarios-unsaved',
    isVariant: true,
    async show(page) {
      await openNew(page)
      await page.getByRole('textbox', { name: 'Title', exact: true }).fill('A raise')
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
    },
  },
]

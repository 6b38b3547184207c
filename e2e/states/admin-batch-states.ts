import { expect, type Page } from '@playwright/test'
import {
  cell,
  csvHeader,
  dropCsv,
  fillSelf,
  goToBatchPage,
  importCsv,
  mainButton,
  openBatchPage,
  role,
} from '../browser/admin-batch.ts'
import type { State } from './state.ts'

const requestCall = '**/api/request-demo'
const scenariosCall = '**/api/scenarios?all=true'

const people = [
  csvHeader,
  'recipient,,,Ana Silva,+14155550101',
  'manager,Dana Field,+442079460018,Alex Stone,+14155550103',
  'manager,Robin Hale,+493012345678,Žofie Ñandú,+420601123456',
  'recipient,,,,+14155550104',
  'recipient,,,Jo Lind,+46701234567',
].join('\n')

async function openFilled(page: Page): Promise<void> {
  await openBatchPage(page)
  await importCsv(page, people)
  await expect(page.getByText('Successfully imported 5 rows')).toBeVisible()
}

/** Some of the numbers are abroad: it is asked about them before anything is sent. */
async function submitFilled(page: Page): Promise<void> {
  await openFilled(page)
  await mainButton(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

export const adminBatchStates: State[] = [
  { name: 'admin-batch', show: openBatchPage },
  {
    name: 'admin-batch-manager',
    isVariant: true,
    async show(page) {
      await openBatchPage(page)
      await role(page, 1).selectOption('Manager → Recipient')
      await cell(page, 1, 'Manager Phone').fill('+420 601 123')
    },
  },
  { name: 'admin-batch-imported', isVariant: true, show: openFilled },
  { name: 'admin-batch-question', isVariant: true, show: submitFilled },
  {
    name: 'admin-batch-processing',
    isVariant: true,
    async show(page) {
      await page.route(requestCall, () => {})
      await submitFilled(page)
      await page.getByRole('button', { name: 'Send anyway' }).click()
      await expect(page.getByText('Processing request 1 of 4...')).toBeVisible()
    },
  },
  {
    name: 'admin-batch-processed',
    async show(page, _product, watch) {
      watch.expectFailedLoad(409, /\/api\/request-demo$/)
      const sentence =
        'This number has opted out of our messages. Nothing can be sent to it until its owner texts START.'
      await page.route(requestCall, (route) => {
        const isRefused = route.request().postData()!.includes('Robin')
        return isRefused
          ? route.fulfill({ status: 409, json: { error: sentence, message: sentence } })
          : route.fulfill({ status: 201, json: { requestId: 'r1', shortCode: 'Ab3dE' } })
      })
      await submitFilled(page)
      await page.getByRole('button', { name: 'Send anyway' }).click()
      await expect(page.getByText('3 created, 2 failed')).toBeVisible()
    },
  },
  {
    name: 'admin-batch-validation-errors',
    async show(page) {
      await openBatchPage(page)
      await page.getByRole('button', { name: 'Add Row' }).click()
      await role(page, 2).selectOption('Manager → Recipient')
      await mainButton(page).click()
      await expect(page.getByText('No pending rows to submit.')).toBeVisible()
    },
  },
  {
    name: 'admin-batch-import-errors',
    isVariant: true,
    async show(page) {
      await openBatchPage(page)
      await dropCsv(page, `${csvHeader}\nboss,,,Ana,+14155550101\nmanager,Dana,1415,Alex,1416\nrecipient,,Bo`)
      await expect(page.getByText('Import errors').first()).toBeVisible()
    },
  },
  {
    name: 'admin-batch-mending',
    isVariant: true,
    async show(page) {
      await openBatchPage(page)
      await dropCsv(page, `${csvHeader}\nboss,,,Ana,+14155550101\nmanager,Dana,1415,Alex,1416\nrecipient,,Bo`)
      await page.getByRole('button', { name: 'Fix here' }).click()
      await page.getByRole('button', { name: 'Leave out row 3' }).click()
    },
  },
  {
    name: 'admin-batch-taken',
    isVariant: true,
    async show(page, _product, watch) {
      watch.expectFailedLoad(409, /\/api\/admin\/batches\//)
      await openFilled(page)
      await expect(page.getByText('All changes are saved')).toBeVisible()
      const sentence = 'Another browser has saved later changes to this batch.'
      await page.route('**/api/admin/batches/*/rows', (route) =>
        route.fulfill({ status: 409, json: { error: sentence, message: sentence } }),
      )
      await cell(page, 1, 'Your Name').fill('Ana')
      await expect(page.getByRole('button', { name: 'Load the later changes' })).toBeVisible()
    },
  },
  {
    name: 'admin-batch-unfinished',
    isVariant: true,
    async show(page) {
      await openFilled(page)
      await expect(page.getByText('All changes are saved')).toBeVisible()
      await page.goto('/admin/batch-demo')
      await expect(page.getByRole('link', { name: 'Continue it' })).toBeVisible()
    },
  },
  {
    name: 'admin-batch-earlier',
    isVariant: true,
    async show(page) {
      await openFilled(page)
      await expect(page.getByText('All changes are saved')).toBeVisible()
      await page.goto('/admin/batch-demo/earlier')
      await expect(page.getByRole('link', { name: 'Results (CSV)' }).first()).toBeVisible()
    },
  },
  {
    name: 'admin-batch-import-refused',
    isVariant: true,
    async show(page) {
      await openBatchPage(page)
      await dropCsv(page, 'role,recipientName,recipientPhone')
      await expect(page.getByText('Missing required columns: managerName, managerPhone')).toBeVisible()
    },
  },
  {
    name: 'admin-batch-cleared',
    isVariant: true,
    async show(page) {
      await openFilled(page)
      await page.getByRole('button', { name: 'Reset All' }).click()
      await expect(page.getByText('All rows were cleared.')).toBeVisible()
    },
  },
  {
    name: 'admin-batch-loading',
    isVariant: true,
    async show(page) {
      await page.route(scenariosCall, () => {})
      await goToBatchPage(page)
      await expect(page.getByRole('status', { name: 'Loading scenarios' })).toBeVisible()
    },
  },
  {
    name: 'admin-batch-no-scenarios',
    isVariant: true,
    async show(page) {
      await page.route(scenariosCall, (route) => route.fulfill({ json: [] }))
      await goToBatchPage(page)
      await fillSelf(page, 1, 'Ana Silva', '+14155550101')
      await mainButton(page).click()
      await expect(page.getByText('Please select a scenario first')).toBeVisible()
    },
  },
  {
    name: 'admin-batch-scenarios-failed',
    isVariant: true,
    async show(page, _product, watch) {
      watch.expectFailedLoad(503, /\/api\/scenarios/)
      watch.expectLine(/^Failed to fetch scenarios/)
      await page.route(scenariosCall, (route) => route.fulfill({ status: 503, body: '' }))
      await goToBatchPage(page)
      await expect(page.getByRole('button', { name: 'Reload scenarios' })).toBeVisible()
    },
  },
]

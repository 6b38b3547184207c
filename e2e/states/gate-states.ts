import { expect, type Page } from '@playwright/test'
import { answerAccess, holdAccess } from '../browser/answer-access.ts'
import { passGate } from '../browser/pass-gate.ts'
import type { State } from './state.ts'

async function submit(page: Page, typed: string): Promise<void> {
  await page.goto('/report/any')
  await passGate(page, typed)
}

export const gateStates: State[] = [
  {
    name: 'gate-empty',
    async show(page) {
      await page.goto('/report/any')
      await expect(page.getByRole('button', { name: 'Access Report' })).toBeEnabled()
    },
  },
  {
    name: 'gate-no-email',
    isVariant: true,
    async show(page) {
      await submit(page, '')
      await expect(page.getByRole('alert')).toHaveText('Please enter your email address')
    },
  },
  {
    name: 'gate-invalid-email',
    isVariant: true,
    async show(page) {
      await submit(page, 'alex at example.com')
      await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address')
    },
  },
  {
    name: 'gate-refused',
    isVariant: true,
    async show(page, _product, watch) {
      watch.expectFailedLoad(400, /\/api\/report\//)
      await answerAccess(page, 400, { unknown: {} })
      await submit(page, 'alex@example.com')
      await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again.')
    },
  },
  {
    name: 'gate-accessing',
    isVariant: true,
    async show(page) {
      await holdAccess(page)
      await submit(page, 'alex@example.com')
      await expect(page.getByRole('button', { name: 'Accessing...' })).toBeDisabled()
    },
  },
  {
    name: 'gate-without-scripts',
    isVariant: true,
    async show(page, _product, watch) {
      watch.expectFailedLoad('net::ERR_CONNECTION_RESET', /\/viewer\//)
      await page.route('**/viewer/**', (route) => route.abort('connectionreset'))
      await page.goto('/report/any')
      await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
    },
  },
]

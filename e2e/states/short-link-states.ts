import { expect } from '@playwright/test'
import { openOnStaticHost } from '../browser/static-host.ts'
import type { State } from './state.ts'

export const shortLinkStates: State[] = [
  {
    name: 'short-link-looking',
    isVariant: true,
    async show(page) {
      await page.route('**/api/shortcode/*', () => new Promise(() => {}))
      await openOnStaticHost(page, '/zzzzz')
      await expect(page.getByRole('status')).toHaveText('Loading...')
    },
  },
  {
    name: 'short-link-not-found',
    async show(page, _product, watch) {
      watch.expectFailedLoad(404, /\/zzzzz$/)
      await page.goto('/zzzzz')
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    },
  },
  {
    name: 'short-link-continue',
    isVariant: true,
    async show(page) {
      for (let guess = 0; guess < 20; guess += 1) await page.request.get(`/api/shortcode/q${1000 + guess}`)
      await page.goto('/zzzzz')
      await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
    },
  },
]

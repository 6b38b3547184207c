import { expect, type Page } from '@playwright/test'
import { signInAsAdmin } from '../browser/sign-in.ts'
import type { State } from './state.ts'

/** Opens a page of the administration, signed in. */
export async function openAsAdmin(page: Page, path: string): Promise<void> {
  await signInAsAdmin(page)
  await page.goto(path)
}

/** Responds to a list's request instead of the server. */
export function answerList<Row>(page: Page, name: string, rows: Row[]): Promise<unknown> {
  return page.route(new RegExp(`/api/admin/${name}(\\?|$)`), (route) =>
    route.fulfill({ json: rows, headers: { 'x-total-count': String(rows.length) } }),
  )
}

/** Never responds to a list's request. */
const holdList = (page: Page, name: string) =>
  page.route(new RegExp(`/api/admin/${name}(\\?|$)`), () => new Promise<void>(() => {}))

/** Lets a list's request fail. */
export const failList = (page: Page, name: string) =>
  page.route(new RegExp(`/api/admin/${name}(\\?|$)`), (route) => route.fulfill({ status: 500, json: {} }))

/** A list that is still loading, that has no rows, and that could not be fetched. */
export function statesWithoutRows(list: string, path: string, none: string, failed: string): State[] {
  return [
    {
      name: `admin-${list}-loading`,
      isVariant: true,
      async show(page) {
        await holdList(page, list)
        await openAsAdmin(page, path)
        await expect(page.getByText('Loading...')).toBeVisible()
      },
    },
    {
      name: `admin-${list}-empty`,
      isVariant: true,
      async show(page) {
        await answerList(page, list, [])
        await openAsAdmin(page, path)
        await expect(page.getByText(none)).toBeVisible()
      },
    },
    {
      name: `admin-${list}-failed`,
      isVariant: true,
      async show(page, _product, watch) {
        watch.expectFailedLoad(500, new RegExp(`/api/admin/${list}`))
        await failList(page, list)
        await openAsAdmin(page, path)
        await expect(page.getByRole('alert')).toContainText(failed)
      },
    },
  ]
}

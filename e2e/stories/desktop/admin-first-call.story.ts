import { pageTitle } from '../../browser/admin-shell.ts'
import { signInAsAdmin } from '../../browser/sign-in.ts'
import { adminEmail, adminPassword } from '../../product/server.ts'
import { expect, test } from '../story.ts'

const list = '/api/admin/reports'
const isList = (url: string) => new URL(url).pathname === list

test('A list is asked for before the scripts are there, once, and as the address narrows it', async ({
  page,
  product,
}) => {
  await product.samples.report()
  await signInAsAdmin(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (isList(request.url())) asked.push(request.url())
  })
  const firstCall = page.waitForRequest((request) => isList(request.url()))
  await page.route('**/admin-assets/*.js', async (route) => {
    await firstCall
    await route.continue()
  })
  await page.goto('/admin/reports?sort=-recipient_name')
  await expect(page.getByRole('link', { name: 'Open', exact: true }).first()).toBeVisible()
  expect(asked.map((url) => new URL(url).search)).toEqual(['?sort=-recipient_name'])
  // What comes next is asked for anew.
  const next = page.waitForResponse((response) => isList(response.url()))
  await page.getByRole('searchbox').fill('nobody at all')
  expect(new URL((await next).url()).searchParams.get('q')).toBe('nobody at all')
})

test('Nothing is asked for without a session, and the list follows the sign-in', async ({ page, context, product }) => {
  await product.samples.report()
  await context.clearCookies()
  let count = 0
  page.on('request', (request) => {
    if (isList(request.url())) count++
  })
  await page.goto('/admin/reports')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(count).toBe(0)
  await page.getByLabel('Email').fill(adminEmail)
  await page.getByLabel('Password').fill(adminPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(pageTitle(page, 'Reports')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open', exact: true }).first()).toBeVisible()
})

import { expect, type Page } from '@playwright/test'
import { adminEmail, adminPassword } from '../product/server.ts'

export async function signInAsAdmin(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { email: adminEmail, password: adminPassword } })
  expect(answer.status()).toBe(204)
}

import type { InvitedPerson, Person } from '@clarity/contracts'
import { expect, type Page } from '@playwright/test'
import { signInAsAdmin } from '../browser/sign-in.ts'
import type { State } from './state.ts'

const self: Person = {
  id: 'a',
  email: 'admin@example.com',
  role: 'admin',
  state: 'active',
  created_at: '2026-11-20T12:00:00.000Z',
  expires_at: null,
  is_self: true,
}

const people: Person[] = [
  self,
  { ...self, id: 'b', email: 'ana.with.a.long.name@department.example.com', role: 'analyst', is_self: false },
  {
    ...self,
    id: 'c',
    email: 'new@example.com',
    state: 'invited',
    expires_at: '2100-01-01T00:00:00.000Z',
    is_self: false,
  },
  {
    ...self,
    id: 'd',
    email: 'late@example.com',
    state: 'invited',
    expires_at: '2026-01-01T00:00:00.000Z',
    is_self: false,
  },
]

const invited: InvitedPerson = { ...people[2]!, link: `https://clarity.example.com/admin/join#${'Ab3-'.repeat(10)}` }

async function open(page: Page): Promise<void> {
  await page.route('**/api/admin/people', (route) =>
    route.fulfill(route.request().method() === 'GET' ? { json: people } : { status: 201, json: invited }),
  )
  await signInAsAdmin(page)
  await page.goto('/admin/people')
  await expect(page.getByText('late@example.com')).toBeVisible()
}

export const adminPeopleStates: State[] = [
  { name: 'admin-people', show: open },
  {
    name: 'admin-people-invite',
    isVariant: true,
    async show(page) {
      await open(page)
      await page.getByRole('button', { name: 'Invite' }).click()
      await expect(page.getByRole('dialog', { name: 'Invite a colleague' })).toBeVisible()
    },
  },
  {
    name: 'admin-people-link',
    isVariant: true,
    async show(page) {
      await open(page)
      await page.getByRole('button', { name: 'Invite' }).click()
      await page.getByRole('dialog').getByLabel('Email').fill('new@example.com')
      await page.getByRole('button', { name: 'Create link' }).click()
      await expect(page.getByText('Copy the link now. It is not shown again.')).toBeVisible()
    },
  },
  {
    name: 'admin-join',
    async show(page) {
      const invitation = { email: 'new@example.com', role: 'analyst', expires_at: '2100-01-01T00:00:00.000Z' }
      await page.route('**/api/auth/invitation', (route) => route.fulfill({ json: invitation }))
      await page.goto('/admin/join#token')
      await expect(page.getByText('You are invited as an analyst')).toBeVisible()
    },
  },
]

import { expect, type Page } from '@playwright/test'
import { interviewAnswers, startTalk, talk } from '../browser/talk.ts'
import type { State } from './state.ts'

async function welcome(page: Page): Promise<void> {
  await page.goto('/invite/maya.lind@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Talk to Clarity')).toBeVisible()
}

export const inviteStates: State[] = [
  {
    name: 'invite-filled',
    async show(page) {
      await page.goto('/invite/maya.lind@example.com')
      await expect(page.getByLabel('Email Address')).toHaveValue('maya.lind@example.com')
    },
  },
  {
    name: 'invite-error',
    isVariant: true,
    async show(page) {
      await page.goto('/invite')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByText('Please enter your email address')).toBeVisible()
    },
  },
  { name: 'welcome-start', show: welcome },
  {
    name: 'welcome-talking',
    isVariant: true,
    async show(page) {
      await welcome(page)
      await startTalk(page)
      await talk(page, interviewAnswers.slice(0, 1))
    },
  },
  {
    name: 'welcome-refused',
    isVariant: true,
    async show(page, _product, watch) {
      watch.expectFailedLoad(409, /\/api\/welcome$/)
      const sentence = 'There is nothing to talk about yet: no scenario is available.'
      const json = { error: sentence, message: sentence }
      await page.route('**/api/welcome', (route) => route.fulfill({ status: 409, json }))
      await welcome(page)
      await page.getByRole('button', { name: 'Start conversation' }).click()
      await expect(page.getByText(sentence)).toBeVisible()
    },
  },
]

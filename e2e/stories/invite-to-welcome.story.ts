import { endTalk, interviewAnswers, startTalk, talk } from '../browser/talk.ts'
import { passGate } from './report-page.ts'
import { expect, test } from './story.ts'

test('An invitation by email opens the welcome screen, the conversation and its report', async ({ page }) => {
  await page.goto('/invite/maya.lind@example.com')
  await expect(page.getByLabel('Email Address')).toHaveValue('maya.lind@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome maya.lind@example.com', level: 1 })).toBeVisible()
  await expect(page.getByText('Talk to Clarity')).toBeVisible()
  await startTalk(page)
  await talk(page, interviewAnswers)
  await (await endTalk(page)).click()
  await expect(page).toHaveURL(/\/report\/[^/]+$/)
  await passGate(page, 'maya.lind@example.com')
  await expect(page.getByRole('heading', { name: 'Key Points' })).toBeVisible()
})

test('Back returns from the welcome screen to the invitation', async ({ page }) => {
  await page.goto('/invite/maya.lind@example.com')
  await page.getByLabel('Email Address').fill('jonas@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome jonas@example.com' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Welcome jonas@example.com' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Email Address')).toHaveValue('jonas@example.com')
  await expect(page).toHaveURL(/\/invite\//)
})

for (const [what, path] of [
  ['markup', '/invite/%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ['the end of a script', '/invite/%3C/script%3E%3Cimg%20src=x%20onerror=alert(1)%3E@example.com'],
  ['what cannot be decoded', '/invite/%E0%A4%A'],
  ['nothing', '/invite'],
] as const)
  test(`An invitation for ${what} asks for an email, and puts nothing on the page`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByLabel('Email Address')).toHaveValue('')
    await expect(page.getByRole('img', { includeHidden: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Please enter your email address')).toBeVisible()
    await expect(page.getByLabel('Email Address')).toBeFocused()
  })

import type { Page } from '@playwright/test'
import { endTalk, interviewAnswers, startTalk, talk } from '../../browser/talk.ts'
import { expect, test } from '../story.ts'

/** The scripts that a page fetches, without the hash in their names. */
function scriptsOf(page: Page): Set<string> {
  const names = new Set<string>()
  page.on('request', (request) => {
    const name = /\/site\/(.+)\.[0-9a-f]{10}\.js$/.exec(new URL(request.url()).pathname)?.[1]
    if (name !== undefined) names.add(name.replace(/^\d+$/, 'shared'))
  })
  return names
}

test('With the built-in agent the pages fetch no files of another provider', async ({ page, product: { demos } }) => {
  const scripts = scriptsOf(page)
  await page.goto(`/demo/${(await demos.request()).requestId}`)
  await startTalk(page)
  await talk(page, interviewAnswers.slice(0, 1))
  await endTalk(page)
  expect([...scripts].sort()).toEqual(['app', 'demo', 'shared'])
  scripts.clear()
  await page.goto('/invite/maya.lind@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await startTalk(page)
  await endTalk(page)
  expect([...scripts].sort()).toEqual(['app', 'conversation', 'invite', 'shared'])
})

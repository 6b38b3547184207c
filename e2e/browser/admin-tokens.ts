import { expect, type Locator, type Page } from '@playwright/test'

/** The part of the page of modules that has the tokens. */
export const tokensSection = (page: Page): Locator => page.getByRole('region', { name: 'Tokens', exact: true })

export const tokenRow = (page: Page, name: string): Locator =>
  tokensSection(page).getByRole('row').filter({ hasText: name })

/** Opens the form and gives its dialog. */
export async function openTokenForm(page: Page): Promise<Locator> {
  await tokensSection(page).getByRole('button', { name: 'Create token' }).click()
  const form = page.getByRole('dialog', { name: 'Create token' })
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
  return form
}

/** Creates a token that may release and activate one module; the token as the page shows it. */
export async function createToken(page: Page, name: string, module: string): Promise<string> {
  const form = await openTokenForm(page)
  await form.getByLabel('Name', { exact: true }).fill(name)
  const rights = form.getByRole('group', { name: module, exact: true })
  await rights.getByLabel('Release versions').check()
  await rights.getByLabel('Activate and withdraw versions').check()
  await form.getByRole('button', { name: 'Create token' }).click()
  const shown = page.getByRole('dialog', { name: `Token ${name}` })
  const token = await shown.getByRole('region', { name: 'Token' }).innerText()
  await shown.getByRole('button', { name: 'Done' }).click()
  await expect(shown).toBeHidden()
  return token
}

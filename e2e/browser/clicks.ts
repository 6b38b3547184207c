import type { Locator, Page } from '@playwright/test'

type Role = 'link' | 'button' | 'checkbox' | 'menuitem'

/** Counts what a person has to click, and clicks it. */
export class Clicks {
  count = 0
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** The first one with this name, on the page or within a part of it. */
  async on(role: Role, name: string | RegExp, part: Page | Locator = this.page): Promise<void> {
    this.count += 1
    await part.getByRole(role, { name }).first().click()
  }

  /** A choice in a list takes two: to open it, and to choose. */
  async choose(label: string, value: string): Promise<void> {
    this.count += 2
    await this.page.getByRole('combobox', { name: label }).selectOption(value)
  }
}

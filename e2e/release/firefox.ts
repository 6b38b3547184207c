import { launch, type ElementHandle, type Page } from 'puppeteer-core'
import { ElementTab } from './element-tab.ts'
import { findElement, type Kind } from './find-element.ts'
import type { Engine } from './tab.ts'

const program = '/usr/bin/firefox-esr'

/** Debian's Firefox, by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox ESR',
  programs: [program],
  packages: 'firefox-esr',
  async open() {
    const browser = await launch({
      browser: 'firefox',
      executablePath: program,
      headless: true,
      // As in a story: a phone's width, and no question about the microphone.
      defaultViewport: { width: 390, height: 844 },
      extraPrefsFirefox: { 'media.navigator.permission.disabled': true, 'media.navigator.streams.fake': true },
    })
    const [page] = await browser.pages()
    return new FirefoxTab(page ?? (await browser.newPage()))
  },
}

class FirefoxTab extends ElementTab {
  private readonly page: Page

  constructor(page: Page) {
    super()
    this.page = page
  }

  async goTo(url: string): Promise<void> {
    await this.page.goto(url)
  }

  address(): Promise<string> {
    return Promise.resolve(this.page.url())
  }

  async close(): Promise<void> {
    await this.page.browser().close()
  }

  protected async find(kind: Kind, name: string): Promise<ElementHandle | null> {
    const found = await this.page.evaluateHandle(findElement, kind, name)
    return found.asElement() as ElementHandle | null
  }
}

import type { ConsoleMessage, Page } from '@playwright/test'

interface ExpectedLine {
  readonly text: RegExp
  readonly url: RegExp
}

/** Reports problems of a page: console errors, policy violations, horizontal scrolling. */
export class PageWatch {
  readonly troubles: string[] = []
  private readonly expected: ExpectedLine[] = []
  private readonly expectedErrors: string[] = []

  static async over(page: Page): Promise<PageWatch> {
    const watch = new PageWatch()
    page.on('console', (message) => watch.checkConsole(message))
    page.on('pageerror', (error) => watch.catch(error))
    await page.exposeBinding('tellTrouble', (_source, trouble: string) => watch.troubles.push(trouble))
    await page.addInitScript(watchFromWithin)
    return watch
  }

  /** The browser logs a line for every request that fails; `cause` is a status or a net error. */
  expectFailedLoad(cause: number | `net::${string}`, url: RegExp): void {
    const reason = typeof cause === 'number' ? `the server responded with a status of ${cause} ` : cause
    this.expectLine(new RegExp(`^Failed to load resource: ${reason}`), url)
  }

  expectLine(text: RegExp, url = /./): void {
    this.expected.push({ text, url })
  }

  /** Uncaught errors that a story's own script throws. */
  expectPageError(message: string): void {
    this.expectedErrors.push(message)
  }

  private catch({ message, stack }: Error): void {
    if (!this.expectedErrors.includes(message)) this.troubles.push(`page error: ${stack ?? message}`)
  }

  private checkConsole(message: ConsoleMessage): void {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const { url } = message.location()
    if (this.expected.some((line) => line.text.test(message.text()) && line.url.test(url))) return
    this.troubles.push(`console ${message.type()}: ${message.text()} (${url})`)
  }
}

/** Looks for horizontal scrolling of the page as it is now: the second frame has every change in it. */
export function lookAtWidth(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await window.lookAtWidth()
  })
}

declare global {
  interface Window {
    tellTrouble(this: void, trouble: string): Promise<void>
    lookAtWidth(this: void): Promise<void>
  }
}

/** Runs in the page before anything of its own. */
function watchFromWithin(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    void window.tellTrouble(`policy: ${violatedDirective} ${blockedURI} in ${sourceFile}`)
  })
  const told = new Set<number>()
  const look = async () => {
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement
    // A full-page screenshot makes the viewport one pixel wide for a moment.
    if (clientWidth > 1 && scrollWidth > clientWidth && !told.has(clientWidth)) {
      told.add(clientWidth)
      const headings = Array.from(document.querySelectorAll('h1'))
      const heading = headings.find((each) => each.checkVisibility())?.textContent ?? ''
      await window.tellTrouble(
        `overflow: ${scrollWidth} px in ${clientWidth} px at '${heading}' (${location.pathname})`,
      )
    }
  }
  window.lookAtWidth = look
  // Not once a frame: a page without changes would draw 60 frames a second, a twentieth of a processor for each page.
  requestAnimationFrame(() => {
    void look()
    setInterval(() => void look(), 50)
  })
}

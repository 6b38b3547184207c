import type { Page } from '@playwright/test'
import type { PageWatch } from './page-watch.ts'

/** Sees what a text that was taken for markup would do: run, or ask another site for something. */
export async function watchForScripts(page: Page, watch: PageWatch, ownUrl: string): Promise<void> {
  page.on('dialog', (dialog) => {
    watch.troubles.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(ownUrl) && !/^(data|blob):/.test(request.url()))
      watch.troubles.push(`request: ${request.url()}`)
  })
  await page.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'])
      Object.defineProperty(window, name, { value: () => void window.tellTrouble(`script ran: ${name}`) })
  })
}

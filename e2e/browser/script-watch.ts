import type { Page } from '@playwright/test'
import type { PageWatch } from './page-watch.ts'

/** Records what a text rendered as markup would do: run a script, or load from another site. */
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

import type { PageFile } from './page-file.js'
import { pageWithoutData } from './send-page.js'

interface Refusal {
  readonly page: PageFile
  readonly isBrotli: boolean
  readonly headers: string[]
  readonly body: string
}

/** Prepares the answer with a page that needs no data, and keeps it while the same one is asked for. */
export function recentRefusal(common: Readonly<Record<string, string>>) {
  let last: Refusal | undefined
  return (page: PageFile, isBrotli: boolean): Refusal => {
    if (last?.page !== page || last.isBrotli !== isBrotli) {
      const { headers, body } = pageWithoutData({ headers: { 'accept-encoding': isBrotli ? 'br' : 'identity' } }, page)
      const all = { ...common, ...headers, 'content-length': String(body.length) }
      last = { page, isBrotli, headers: Object.entries(all).flat(), body: body.toString('latin1') }
    }
    return last
  }
}

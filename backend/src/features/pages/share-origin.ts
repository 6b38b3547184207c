import { brotliCompress, constants } from 'node:zlib'
import { promisify } from 'node:util'
import { embedPageData } from './embed-page-data.js'

const marker = /%origin%/g

interface BuiltPage {
  readonly html: string
  readonly brotli: Buffer
}

/** The page with this installation's address in the tags for chat programs; built pages do not know it. */
export async function withShareOrigin<Page extends BuiltPage>(page: Page, origin: string): Promise<Page> {
  const html = page.html.replace(marker, () => origin)
  if (html === page.html) return page
  const bytes = Buffer.from(embedPageData(html, undefined))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  return { ...page, html, brotli: await promisify(brotliCompress)(bytes, { params }) }
}

import { PageData, pageDataElementId } from '@clarity/contracts/page-data'
import { safeParse } from 'valibot'

/** What the server placed on this page; nothing where it placed nothing, or nothing that can be read. */
export function readPageData(): PageData {
  try {
    const { success, output } = safeParse(PageData, JSON.parse(document.getElementById(pageDataElementId)!.textContent))
    return success ? output : {}
  } catch {
    return {}
  }
}

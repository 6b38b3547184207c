import { PageData, pageDataElementId } from '@clarity/contracts/page-data'
import { safeParse } from 'valibot'

/** The data that the server embedded in this page; empty if it is missing or invalid. */
export function readPageData(): PageData {
  try {
    const { success, output } = safeParse(PageData, JSON.parse(document.getElementById(pageDataElementId)!.textContent))
    return success ? output : {}
  } catch {
    return {}
  }
}

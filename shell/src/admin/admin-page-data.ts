import { AdminPageData } from '@clarity/contracts/admin-page-data'
import { pageDataElementId } from '@clarity/contracts/page-data'
import { safeParse } from 'valibot'

/** The data that the server placed on the page; null if it is missing or invalid. */
export function readAdminPageData(): AdminPageData | null {
  try {
    const read = safeParse(AdminPageData, JSON.parse(document.getElementById(pageDataElementId)?.textContent ?? ''))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

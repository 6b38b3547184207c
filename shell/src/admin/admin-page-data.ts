import { AdminPageData } from '@clarity/contracts/admin-page-data'
import { pageDataElementId } from '@clarity/contracts/page-data'
import { safeParse } from 'valibot'

/** What the server placed on the page; null where it is not there or not readable. */
export function readAdminPageData(): AdminPageData | null {
  try {
    const read = safeParse(AdminPageData, JSON.parse(document.getElementById(pageDataElementId)?.textContent ?? ''))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

import { pageDataElementId } from '@clarity/contracts/page-data'
import { readSitePath } from './site-path'

/** Whether the page starts with the home in its HTML; the head script and the app must agree. */
export function startsWithHome(): boolean {
  const { screen } = readSitePath(location.pathname)
  if (screen === 'home' || screen === 'nothing') return true
  return /"notice":"/.test(document.getElementById(pageDataElementId)?.textContent ?? '')
}

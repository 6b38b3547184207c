/*
 * Inlined into the head of the page: decides before the first paint whether the gate is shown, and loads the app only
 * once something is on screen. Until the app has mounted, it remembers a submit.
 */
import { showStartError } from '@clarity/browser-kit/show-start-error'
import { loadApp } from '@clarity/browser-kit/load-app'
import { startTexts } from '@clarity/browser-kit/texts'
import { campaignAddress } from './campaign-address'
import { startsWithGate } from './first-screen'
import { gateTexts } from './texts'

const page = document.documentElement
const source = document.currentScript!.dataset['app']!
const gateShows = startsWithGate(location.pathname)
const campaign = campaignAddress(location.pathname)

let asked = false
function loadAppOnce() {
  if (!asked) loadApp(source, 'report')
  asked = true
}

document.onsubmit = (event) => {
  event.preventDefault()
  page.dataset['submitted'] = ''
  const button = (event.target as HTMLFormElement).querySelector('button')!
  button.textContent = gateTexts.busy
  button.disabled = true
}

if (!gateShows) page.className = 'waiting'
if (IS_TOO_OLD) showStartError(startTexts.tooOld)
else if (campaign) location.replace(campaign)
else if (!gateShows || document.hidden) loadAppOnce()
else {
  // A tab that is hidden before its first paint never reports one.
  setTimeout(loadAppOnce, 2000)
  new PerformanceObserver(loadAppOnce).observe({ type: 'paint', buffered: true })
}

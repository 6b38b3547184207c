/*
 * Inlined into the head of the page: decides before the first paint whether the home is shown, and loads the app.
 * Until the app has mounted, it remembers a submit.
 */
import { showStartError } from '@clarity/browser-kit/show-start-error'
import { loadApp } from '@clarity/browser-kit/load-app'
import { allowTexts, ownScripts } from '@clarity/browser-kit/own-scripts'
import { startTexts } from '@clarity/browser-kit/texts'
import { campaignAddress, readSitePath } from './site-path'
import { placeScenarios } from './place-scenarios'
import { startsWithHome } from './starts-with-home'

allowTexts(ownScripts)

const page = document.documentElement
const script = document.currentScript!
const { app } = script.dataset
const path = readSitePath(location.pathname)

page.dataset['scripts'] = ''
document.onsubmit = (event) => {
  event.preventDefault()
  page.dataset['submitted'] = ''
}

const isHome = startsWithHome()
if (!isHome) page.className = 'waiting'
fetchAhead(isHome ? 'home' : path.screen)
if (IS_TOO_OLD) showStartError(startTexts.tooOld)
else if (path.screen === 'campaign') location.replace(campaignAddress(path.campaign))
else
  document.addEventListener(
    'DOMContentLoaded',
    () => {
      placeScenarios()
      loadApp(app!, 'site')
    },
    { once: true },
  )

/** The screen's files arrive beside the app, which asks for them only once it runs. */
function fetchAhead(screen: string): void {
  for (const href of script.getAttribute(`data-${screen}`)?.split(' ') ?? []) {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = href.endsWith('.css') ? 'style' : 'script'
    link.href = href
    document.head.append(link)
  }
}

/*
 * Inlined into the page that the server shows for every short link to a network that has tried too many unknown ones:
 * does the proof of work and follows the link. No framework, so one request loads the whole page.
 */
import { pageDataElementId, type ContinuePageData } from '@clarity/contracts/page-data'
import { proofParameter } from '@clarity/contracts/short-code'
import { solveChallenge } from './features/short-link/solve-challenge'
import { continueTexts } from './texts'

const button = document.querySelector('button')!
const live = document.getElementById('live')!

document.getElementById('root')!.hidden = false
button.onclick = async () => {
  const data = document.getElementById(pageDataElementId)!.textContent
  const { code, challenge } = JSON.parse(data) as ContinuePageData
  button.disabled = true
  live.textContent = continueTexts.busy
  const proof = await solveChallenge(challenge, (share) => {
    button.textContent = continueTexts.progress(Math.round(share * 100))
  })
  location.replace(`/${encodeURIComponent(code)}?${proofParameter}=${proof}`)
}

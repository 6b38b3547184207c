import { shortCodeTexts } from '@clarity/contracts/short-code'
import { renderToString } from 'react-dom/server'
import { GatePage } from './features/gate/gate-page'
import { ContinuePage } from './features/short-link/continue-page'
import { continueTexts, failureTexts, gateTexts, notFoundTexts } from './texts'

/** Runs at build time: the gate as HTML, and the few texts that the page shows without the app. */
export const gateHtml = renderToString(<GatePage onSubmit={() => {}} />)
/** The same for the page of the proof of work. */
export const continueHtml = renderToString(<ContinuePage onContinue={() => {}} />)
export { continueTexts, gateTexts }
export const notFound = {
  title: notFoundTexts.title,
  message: shortCodeTexts.notFound,
  home: failureTexts.home,
}

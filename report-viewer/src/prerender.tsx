import { shortCodeSentences } from '@clarity/contracts/short-code'
import { renderToString } from 'react-dom/server'
import { GatePage } from './features/gate/gate-page'
import { failureTexts, gateTexts, notFoundTexts } from './texts'

/** Runs at build time: the gate as HTML, and the few texts that the page shows without the app. */
export const gateHtml = renderToString(<GatePage onSubmit={() => {}} />)
export { gateTexts }
export const notFound = {
  title: notFoundTexts.title,
  message: shortCodeSentences.notFound,
  home: failureTexts.home,
}

import { renderToString } from 'react-dom/server'
import { GatePage } from './features/gate/gate-page'
import { gateTexts } from './texts'

/** Runs at build time: the gate as HTML, and the few texts that the page shows without the app. */
export const gateHtml = renderToString(<GatePage onSubmit={() => {}} />)
export { gateTexts }

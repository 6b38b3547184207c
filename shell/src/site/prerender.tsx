import { renderToString } from 'react-dom/server'
import HomePage from '../features/home/home-page'
import { pageTexts } from '../texts'
import { PageFrame } from './page-frame'

/** Runs at build time: the home as HTML, and the few texts that the page shows without the app. */
export const homeHtml = renderToString(
  <PageFrame>
    <HomePage />
  </PageFrame>,
)
export { pageTexts }

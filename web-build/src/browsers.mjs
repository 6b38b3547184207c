import browserslist from 'browserslist'
import { browserslistToTargets } from 'lightningcss'

/** The oldest browsers that are served: the root's package.json names them, for styles, scripts and lint alike. */
export const browsers = browserslist(null, { path: import.meta.dirname })

export const styleTargets = browserslistToTargets(browsers)

/**
 * True in a browser below them, as an expression that any browser can read. `toSorted` came with Chrome 110, Firefox 115
 * and Safari 16.0, `adoptedStyleSheets` to Safari with 16.4.
 */
export const isTooOld = '!([].toSorted&&document.adoptedStyleSheets)'

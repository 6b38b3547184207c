import browserslist from 'browserslist'
import { browserslistToTargets } from 'lightningcss'

/** The oldest supported browsers: from the root's package.json, for styles, scripts and lint alike. */
export const browsers = browserslist(null, { path: import.meta.dirname })

/** The same for webpack, wherever the sources are. */
export const browsersTarget = `browserslist:${browsers.join(', ')}`

export const styleTargets = browserslistToTargets(browsers)

/**
 * An expression that is true in an unsupported browser, and that any browser can parse. `toSorted` came with Chrome
 * 110, Firefox 115 and Safari 16.0, `adoptedStyleSheets` with Safari 16.4.
 */
export const isTooOld = '!([].toSorted&&document.adoptedStyleSheets)'

import { loadPatterns } from '../../data/load-patterns.js'

/** A part of a figure names nothing. */
export const money = /^(?:pounds?|cents?|pence|dollars?|euros?|bucks|quid|percent)$/
/** What no heading can name; `saysNothing` is too general even with an adjective. */
export const { nameless, saysNothing } = loadPatterns('general-nouns', 'nameless', 'saysNothing')

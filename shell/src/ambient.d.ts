/** A feature's stylesheet comes with the feature's script. */
declare module '*.css'

/** Address of the folder that holds one drawing per country; the build says it. */
declare const FLAG_FOLDER: string

/** Whether the browser is below the oldest that are served; the build says how it is recognised. */
declare const IS_TOO_OLD: boolean

/** Carried by every style element that a library makes; webpack gives it to them. */
declare let __webpack_nonce__: string

/** A script of its own, which a page's sound runs in. */
declare module '*.worklet.js'

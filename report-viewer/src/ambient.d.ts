/** Whether the browser is below the oldest that are served; the build says how it is recognised. */
declare const IS_TOO_OLD: boolean

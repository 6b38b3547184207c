/** Whether the browser is older than the oldest supported one; the build inserts the expression. */
declare const IS_TOO_OLD: boolean

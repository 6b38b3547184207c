// In the place of react-refresh/runtime in a remote's development build.
module.exports = globalThis.clarityRefresh

// Before React, which looks for it when it starts.
const refresh = require('react-refresh/runtime')

refresh.injectIntoGlobalHook(globalThis)
globalThis.clarityRefresh = refresh

const lent = {
  react: require('react'),
  'react/jsx-runtime': require('react/jsx-runtime'),
  'react/jsx-dev-runtime': require('react/jsx-dev-runtime'),
  'react-dom': require('react-dom'),
  'react-dom/client': require('react-dom/client'),
}

/** Puts React's development build in the place of the one that the shell shares. */
const developmentReact = {
  name: 'development-react',
  beforeInit(given) {
    const { shared } = given.userOptions
    if (!shared?.react) return given
    const [inPlace] = [shared.react].flat()
    for (const [name, exports] of Object.entries(lent)) {
      const [asShared] = [shared[name] ?? inPlace].flat()
      shared[name] = [{ ...asShared, get: () => () => exports, lib: () => exports, loaded: true }]
    }
    return given
  },
}

const federation = (globalThis.__FEDERATION__ ??= {})
;(federation.__GLOBAL_PLUGIN__ ??= []).push(developmentReact)

import runtime from 'react-refresh/runtime'

globalThis.clarityRefresh = runtime

interface WindowEvents {
  /** The network is back, or the page is visible again. */
  onBack: () => void
  onOffline: () => void
}

/** Reports what the browser knows about the network before the connection notices; returns a function that stops it. */
export function watchNetwork({ onBack, onOffline }: WindowEvents): () => void {
  const watching = new AbortController()
  const options = { signal: watching.signal }
  const backIfSeen = () => document.hidden || onBack()
  addEventListener('online', onBack, options)
  addEventListener('offline', onOffline, options)
  // A page from the back-forward cache has lost its connection.
  addEventListener('pageshow', onBack, options)
  document.addEventListener('visibilitychange', backIfSeen, options)
  return () => watching.abort()
}

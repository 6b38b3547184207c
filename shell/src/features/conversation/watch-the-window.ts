interface WindowEvents {
  /** The network is back, or the page is looked at again. */
  onBack: () => void
  onOffline: () => void
}

/** Reports what the browser knows about the network before the connection notices; returns a function that stops it. */
export function watchTheWindow({ onBack, onOffline }: WindowEvents): () => void {
  const watching = new AbortController()
  const options = { signal: watching.signal }
  const backIfSeen = () => document.hidden || onBack()
  addEventListener('online', onBack, options)
  addEventListener('offline', onOffline, options)
  // A page kept in memory comes back with its connection cut.
  addEventListener('pageshow', onBack, options)
  document.addEventListener('visibilitychange', backIfSeen, options)
  return () => watching.abort()
}

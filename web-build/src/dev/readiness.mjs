/** Tracks the backend's state as the parent reports it: requests wait during a restart, and pages reload after it. */
export function readiness() {
  let ready = Promise.withResolvers()
  let reload = () => {}
  process.on('message', ({ backend }) => {
    if (backend === 'starting') ready = ready.isDone ? Promise.withResolvers() : ready
    if (backend !== 'ready') return
    if (!ready.isDone) ready.resolve()
    ready.isDone = true
    reload()
  })
  process.on('disconnect', () => process.exit())
  return {
    isReady: () => ready.promise,
    follow: (pages) => {
      reload = pages.reload
    },
  }
}

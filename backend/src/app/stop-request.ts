/** Calls `stop` once when this process is asked to end: by a signal, or because its parent process ended. */
export function onStopRequest(stop: () => Promise<void>): void {
  let isStopping = false
  const request = () => {
    if (isStopping) return
    isStopping = true
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', request)
  process.on('SIGTERM', request)
  process.on('disconnect', request)
}

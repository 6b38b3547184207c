/** Calls `stop` once when somebody asks this process to end: a signal, or the end of the process that started it. */
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

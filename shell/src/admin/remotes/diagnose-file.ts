import { failureReasons } from './texts'

const limitMs = 1500

/**
 * Says why a script did not arrive, within 1.5 seconds, by asking for it again. The browser keeps the new answer in
 * place of the one that failed, so a server that is well again is so for the next attempt too.
 */
export async function diagnoseFile(address: string, integrity: string): Promise<string> {
  const file = address.slice(address.lastIndexOf('/') + 1)
  const signal = AbortSignal.timeout(limitMs)
  try {
    const answer = await fetch(address, { cache: 'reload', signal })
    await answer.arrayBuffer()
    if (!answer.ok) return failureReasons.status(file, answer.status)
    const [type = ''] = (answer.headers.get('content-type') ?? 'no type').split(';')
    if (!type.includes('javascript')) return failureReasons.noScript(file, type)
    return (await isAsReleased(address, integrity, signal))
      ? failureReasons.passing(file)
      : failureReasons.changed(file)
  } catch {
    return signal.aborted ? failureReasons.noAnswer(file) : failureReasons.unreachable(file)
  }
}

/** Lets the browser compare: it does so where the page itself, not on https, may not compute a hash. */
async function isAsReleased(address: string, integrity: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(address, { integrity, cache: 'force-cache', signal })
    return true
  } catch (error) {
    if (signal.aborted) throw error
    return false
  }
}

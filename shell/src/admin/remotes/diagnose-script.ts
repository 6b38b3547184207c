import type { MissingScript } from './missing-script'
import { failureReasons } from './texts'

interface Diagnosis {
  readonly reason: string
  readonly isWell: boolean
}

/**
 * Says within a time why a script did not arrive, by asking for it again. The browser keeps the new answer in place
 * of the one that failed: what is well again is so for the next attempt too.
 */
export async function diagnoseScript({ address, integrity }: MissingScript, limitMs: number): Promise<Diagnosis> {
  const file = address.slice(address.lastIndexOf('/') + 1)
  const signal = AbortSignal.timeout(limitMs)
  const ill = (reason: string) => ({ reason, isWell: false })
  try {
    const answer = await fetch(address, { cache: 'reload', signal })
    await answer.arrayBuffer()
    if (!answer.ok) return ill(failureReasons.status(file, answer.status))
    const [type = ''] = (answer.headers.get('content-type') ?? 'no type').split(';')
    if (!type.includes('javascript')) return ill(failureReasons.noScript(file, type))
    if (!(await isAsReleased(address, integrity, signal))) return ill(failureReasons.changed(file))
    return { reason: failureReasons.passing(file), isWell: true }
  } catch {
    return ill(signal.aborted ? failureReasons.noAnswer(file) : failureReasons.unreachable(file))
  }
}

/** Lets the browser compare the hash: a page that is not served over https cannot compute one. */
async function isAsReleased(address: string, integrity: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(address, { integrity, cache: 'force-cache', signal })
    return true
  } catch (error) {
    if (signal.aborted) throw error
    return false
  }
}

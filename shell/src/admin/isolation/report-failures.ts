import type { ActiveRemote } from '@clarity/contracts/remote-release'
import { texts } from './texts'

const sameAgainMs = 10_000
const windowMs = 60_000
const mostInWindow = 10
const mostOfReason = 500

export type Report = (remote: Pick<ActiveRemote, 'name' | 'version'>, reason: string) => void

type Send = (failed: { name: string; version: string; reason: string }) => void

/** Reports failures of modules, a storm of them only in part: the same one once in ten seconds, ten in a minute. */
export function limitReports(send: Send): Report {
  let sent: { readonly at: number; readonly what: string }[] = []
  return ({ name, version }, reason) => {
    const now = Date.now()
    const what = `${name} ${version} ${reason}`
    sent = sent.filter(({ at }) => now - at < windowMs)
    if (sent.some((one) => one.what === what && now - one.at < sameAgainMs)) return
    const ofModule = sent.filter((one) => one.what.startsWith(`${name} `))
    if (ofModule.length >= mostInWindow || ofModule.some((one) => isEcho(reason, one.what))) return
    sent.push({ at: now, what })
    send({ name, version, reason: reason.slice(0, mostOfReason) })
  }
}

const background = texts.background('')

/** A promise that no one awaits may repeat the error of a load or a page, on a slow machine long after its report. */
const isEcho = (reason: string, reported: string) =>
  reason.startsWith(background) &&
  !reported.includes(background) &&
  reported.endsWith(`: ${reason.slice(background.length)}`)

import { zonesOfPhone } from './zones-of-phone.js'

const opensHour = 8
const closesHour = 21

/** Every zone's clock differs from the others by a multiple of this. */
const stepMs = 15 * 60 * 1000
const searchedSteps = (48 * 60) / 15

const clocks = new Map<string, Intl.DateTimeFormat>()

/**
 * When the owner of this number may be disturbed again; null where now is as good as any time: from 08:00 to 21:00 of
 * the recipient's zone. Where the number leaves several zones open, it has to be day in all of them.
 */
export function quietUntil(phone: string, now: Date): Date | null {
  const zones = zonesOfPhone(phone)
  if (zones.every((zone) => isDay(zone, now))) return null
  const first = Math.floor(now.getTime() / stepMs) + 1
  const next = (isGood: (at: Date) => boolean) => {
    for (let step = first; step < first + searchedSteps; step += 1)
      if (isGood(new Date(step * stepMs))) return new Date(step * stepMs)
    return null
  }
  // A country around half of the globe has no hour that is day everywhere: its last zone decides.
  return next((at) => zones.every((zone) => isDay(zone, at))) ?? next((at) => isDay(zones.at(-1)!, at))
}

function isDay(zone: string, at: Date): boolean {
  const hour = Number(clockOf(zone).format(at))
  return hour >= opensHour && hour < closesHour
}

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' })
  clocks.set(zone, clock)
  return clock
}

import { zonesOfPhone } from './zones-of-phone.js'

const opensHour = 8
const closesHour = 21

/** The offsets of all zones are multiples of this. */
const stepMs = 15 * 60 * 1000
const searchedSteps = (48 * 60) / 15

const clocks = new Map<string, Intl.DateTimeFormat>()

/**
 * The end of this number's quiet hours; null if it may be contacted now, which is from 08:00 to 21:00 local time of the
 * recipient. If the number may be in several zones, it has to be day in all of them.
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
  // A country that spans half of the globe has no hour that is day in all its zones: the last zone decides.
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

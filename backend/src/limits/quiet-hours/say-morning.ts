import { zonesOfPhone } from './zones-of-phone.js'

const opensAt = '08:00'

/**
 * The end of a number's quiet hours as one says it to its owner: 'Monday at 8:00 AM EST'. Where the number leaves
 * several zones open, it is the clock of the one that wakes last.
 */
export function sayMorning(phone: string, at: Date): string {
  const zones = zonesOfPhone(phone)
  const timeZone = zones.find((zone) => clockTime(zone, at) === opensAt) ?? zones.at(-1)!
  const say = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { timeZone, ...parts }).format(at)
  // The newer space before AM is no character of a plain text message: all of it would cost twice.
  const time = say({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }).replace(/\s/g, ' ')
  return `${say({ weekday: 'long' })} at ${time}`
}

function clockTime(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
}

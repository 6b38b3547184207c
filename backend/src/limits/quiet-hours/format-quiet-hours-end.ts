import { zonesOfPhone } from './zones-of-phone.js'

const opensAt = '08:00'

/**
 * The end of a number's quiet hours in the recipient's words: 'Monday at 8:00 AM EST'. If the number may be in several
 * zones, it is the local time of the zone whose morning comes last.
 */
export function formatQuietHoursEnd(phone: string, at: Date): string {
  const zones = zonesOfPhone(phone)
  const timeZone = zones.find((zone) => clockTime(zone, at) === opensAt) ?? zones.at(-1)!
  const say = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { timeZone, ...parts }).format(at)
  // The narrow no-break space before AM is not in the GSM 7-bit alphabet, and would double the price of the message.
  const time = say({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }).replace(/\s/g, ' ')
  return `${say({ weekday: 'long' })} at ${time}`
}

function clockTime(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
}

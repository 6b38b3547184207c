/** One number in each of several zones around the globe: at any time it is night in one of them for some hours. */
const zones: Readonly<Record<string, string>> = {
  '+18085550123': 'Pacific/Honolulu',
  '+12125550123': 'America/New_York',
  '+447400123456': 'Europe/London',
  '+919812345678': 'Asia/Kolkata',
  '+819012345678': 'Asia/Tokyo',
}

const quarterMs = 15 * 60 * 1000

/** A number at which it is night, far from nine and from eight o'clock, and the moment at which its night is over. */
export function atNight(now = Date.now()): { phone: string; morning: Date } {
  const [phone, zone] = Object.entries(zones).find(([, name]) => {
    const hour = hourIn(name, now)
    return hour >= 22 || hour < 7
  })!
  let morning = Math.ceil(now / quarterMs) * quarterMs
  while (hourIn(zone, morning) !== 8) morning += quarterMs
  return { phone, morning: new Date(morning) }
}

function hourIn(timeZone: string, at: number): number {
  return Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(at))
}

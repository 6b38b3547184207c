const dayMs = 24 * 60 * 60 * 1000

/** Times in the last month, counted from the UTC midnight that began the day of the seed. */
export class SeedCalendar {
  private readonly midnight: number

  constructor(now: Date) {
    this.midnight = Math.floor(now.getTime() / dayMs) * dayMs
  }

  /** A time in working hours; `order` spreads the events of one day. */
  at(daysAgo: number, order: number): Date {
    return new Date(this.midnight - daysAgo * dayMs + (14 * 60 + ((order * 37) % 420)) * 60_000)
  }
}

export const minutesAfter = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * 60_000)

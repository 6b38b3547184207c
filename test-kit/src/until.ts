const everyMs = 40

/** Looks again and again until there is something to see. Throws what it waited for when the time is over. */
export async function until<Found>(
  what: string,
  look: () => Promise<Found | undefined | null | false> | Found | undefined | null | false,
  limitMs = 30_000,
): Promise<Found> {
  const end = Date.now() + limitMs
  for (;;) {
    const found = await look()
    if (found !== undefined && found !== null && found !== false) return found
    if (Date.now() > end) throw new Error(`Waited ${limitMs / 1000} s for ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}

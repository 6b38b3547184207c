const everyMs = 40

/** Polls until `look` finds something. Throws at the timeout, with what it waited for. */
export async function until<Found>(
  what: string,
  look: () => Promise<Found | undefined | null | false> | Found | undefined | null | false,
  // Long enough for a report on a slow machine that does other work: who waits in vain fails late, nothing else.
  limitMs = 90_000,
): Promise<Found> {
  const end = Date.now() + limitMs
  for (;;) {
    const found = await look()
    if (found !== undefined && found !== null && found !== false) return found
    if (Date.now() > end) throw new Error(`Waited ${limitMs / 1000} s for ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}

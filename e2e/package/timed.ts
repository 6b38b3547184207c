/** Runs the work, and prints how long it took. */
export async function timed<Outcome>(what: string, work: () => Promise<Outcome> | Outcome): Promise<Outcome> {
  const begun = Date.now()
  const outcome = await work()
  console.log(`${what}: ${((Date.now() - begun) / 1000).toFixed(1)} s`)
  return outcome
}

/** An event about a change of this tab arrives soon after its answer. */
const shortMs = 5_000
let changedAt = -Infinity

/** Called for each call that may change something. */
export function noteOwnChange(): void {
  changedAt = performance.now()
}

/** True if this tab has made a change a moment ago. */
export function hasJustChanged(): boolean {
  return performance.now() - changedAt < shortMs
}

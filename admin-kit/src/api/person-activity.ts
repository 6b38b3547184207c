/** What a person does may take a while to end in a call: a long answer, the next of its pages. */
const activeForMs = 60_000

/** A person has just opened the page. */
let lastSeenAt = Date.now()

for (const event of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
  addEventListener(event, () => (lastSeenAt = Date.now()), { capture: true, passive: true })

/** Whether a person did something here a moment ago. */
export function isPersonActive(): boolean {
  return Date.now() - lastSeenAt < activeForMs
}

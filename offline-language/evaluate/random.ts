/** Numbers from 0 to 1 that look random and are the same every time. */
export function* numbers(seed: number): Generator<number, never> {
  for (;;) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    yield seed / 2_147_483_648
  }
}

/** The same things in an order that looks random. */
export function shuffled<Each>(all: readonly Each[], random: Generator<number, never>): Each[] {
  const order = [...all]
  for (let last = order.length - 1; last > 0; last--) {
    const at = Math.floor(random.next().value * (last + 1))
    const kept = order[last]!
    order[last] = order[at]!
    order[at] = kept
  }
  return order
}

export function expectEqual(given: unknown, expected: unknown): void {
  if (given !== expected) throw new Error(`Expected ${JSON.stringify(expected)}, got ${JSON.stringify(given)}.`)
}

export function expectMatch(given: string, expected: RegExp): void {
  if (!expected.test(given)) throw new Error(`Expected ${expected}, got ${JSON.stringify(given)}.`)
}

/** Bits of the fractional parts of the roots of the first primes, as SHA-256 requires. */
const primes = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && isPrime(n))
const rootBits = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0
const start = primes.slice(0, 8).map((prime) => rootBits(Math.sqrt(prime)))
const rounds = Int32Array.from(primes.slice(0, 64), (prime) => rootBits(Math.cbrt(prime)))

const words = new Int32Array(64)

/**
 * The first 32 bits of the SHA-256 of 40 bytes: the eight words of `seed`, then `puzzle` and `number`. The browser's
 * own implementation is missing over plain HTTP, and a promise per hash would take longer than the hash.
 */
export function firstHashWord(seed: Int32Array, puzzle: number, number: number): number {
  words.set(seed)
  words[8] = puzzle
  words[9] = number
  words[10] = 0x80000000
  words.fill(0, 11, 15)
  words[15] = 320
  for (let n = 16; n < 64; n += 1) {
    const x = words[n - 15]!
    const y = words[n - 2]!
    const small = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const large = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    words[n] = (words[n - 16]! + small + words[n - 7]! + large) | 0
  }
  return compress()
}

function compress(): number {
  let [a, b, c, d, e, f, g, h] = start as [number, number, number, number, number, number, number, number]
  for (let n = 0; n < 64; n += 1) {
    const large = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const first = (h + large + ((e & f) ^ (~e & g)) + rounds[n]! + words[n]!) | 0
    const small = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const second = (small + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  return (a + start[0]!) >>> 0
}

function isPrime(n: number): boolean {
  for (let divisor = 2; divisor * divisor <= n; divisor += 1) if (n % divisor === 0) return false
  return true
}

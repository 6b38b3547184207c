import { hostileTexts } from '@clarity/test-kit/hostile-texts'

/** Those that fit, joined in order into as few texts of at most this length as possible. */
export function packed(maxLength: number, among: readonly string[] = hostileTexts): string[] {
  const packs: string[] = []
  for (const text of among) {
    if (text.length > maxLength) continue
    const last = packs.at(-1)
    if (last !== undefined && last.length + 1 + text.length <= maxLength) packs[packs.length - 1] = `${last} ${text}`
    else packs.push(text)
  }
  return packs
}

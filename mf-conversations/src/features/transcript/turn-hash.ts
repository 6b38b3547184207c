/** The part of the page's address that names a turn; `index` counts from 0, the address from 1. */
export const turnHash = (index: number) => `#turn-${index + 1}`

/** The index of the turn that an address names; null if it names none of this transcript. */
export function readTurnHash(hash: string, count: number): number | null {
  const [, number] = /^#turn-([1-9]\d*)$/.exec(hash) ?? []
  return number !== undefined && Number(number) <= count ? Number(number) - 1 : null
}

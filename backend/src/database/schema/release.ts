/** This release of the product: the version in the repository's package.json. */
export const release = '0.2.0'

/** True if `one` came out before `other`; both are numbers such as 0.10.2. */
export function isOlder(one: string, other: string): boolean {
  const [ones, others] = [one.split('.').map(Number), other.split('.').map(Number)]
  const difference = ones.map((part, at) => part - (others[at] ?? 0)).find((part) => part !== 0)
  return difference !== undefined && difference < 0
}

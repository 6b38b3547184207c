/** What `read` finds for a text; the `most` results that were asked for last are kept. */
export function remembered<Found extends object>(most: number, read: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, Found>()
  return (text) => {
    const found = known.get(text) ?? read(text)
    known.delete(text)
    known.set(text, found)
    if (known.size > most) known.delete(known.keys().next().value!)
    return found
  }
}

/** A function from an infinitive to its simple past: 'feel' to 'felt'. */
export async function pastTenseOf(): Promise<(infinitive: string) => string> {
  const { default: nlp } = await import('compromise')
  const { two } = nlp.methods() as unknown as { two: { transform: { verb: { conjugate: Conjugate } } } }
  const known = new Map<string, string>(Object.entries(corrections))
  return (infinitive) => {
    const found = known.get(infinitive)
    if (found !== undefined) return found
    const past = two.transform.verb.conjugate(infinitive, nlp.model()).PastTense ?? infinitive
    // The cache has a limit, because the process is long-lived and the input unbounded.
    if (known.size < 5000) known.set(infinitive, past)
    return past
  }
}

type Conjugate = (infinitive: string, model: unknown) => { PastTense?: string }

const corrections = {
  be: 'was',
  have: 'had',
  do: 'did',
  lie: 'lay',
  hurt: 'hurt',
  cost: 'cost',
  wake: 'woke',
  can: 'could',
  will: 'would',
}

/** 'either' for a first name of both or of unknown gender, null for a word that is no first name. */
export type NameGender = (word: string) => 'male' | 'female' | 'either' | null

export async function loadNameGenders(): Promise<NameGender> {
  const { default: nlp } = await import('compromise')
  return (word) => {
    const name = nlp(word)
    if (!name.has('#FirstName')) return null
    return name.has('#FemaleName') ? 'female' : name.has('#MaleName') ? 'male' : 'either'
  }
}

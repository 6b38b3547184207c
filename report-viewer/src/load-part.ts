import { addStylesheet } from './add-stylesheet'

const attempts = 3

/**
 * Loads a part of the app with its stylesheet. The returned function fetches both once, however often it is called, and
 * retries what fails; after its last attempt it rejects, and the next call tries again.
 */
export function partLoader<Part>(load: () => Promise<Part>, stylesheet: string): () => Promise<Part> {
  let loading: Promise<Part> | undefined

  async function fetchPart(attempt: number): Promise<Part> {
    try {
      const [part] = await Promise.all([load(), addStylesheet(stylesheet)])
      return part
    } catch (error) {
      if (attempt === attempts) throw error
      await new Promise((resolve) => setTimeout(resolve, attempt * 1000))
      return fetchPart(attempt + 1)
    }
  }

  return () => {
    loading ??= fetchPart(1).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

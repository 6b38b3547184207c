const attempts = 3

/** Fetches a page's code; a chunk that failed to load is requested twice more, each time a little later. */
export async function loadPage<Part>(load: () => Promise<Part>, attempt = 1): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (attempt === attempts) throw error
    await new Promise((resolve) => setTimeout(resolve, attempt * 1000))
    return loadPage(load, attempt + 1)
  }
}

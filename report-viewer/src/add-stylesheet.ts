const added = new Set<string>()

/** Resolves once the styles apply. A stylesheet is added once; one that could not be fetched is removed again. */
export function addStylesheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (added.has(href)) return resolve()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => {
      added.add(href)
      resolve()
    }
    link.onerror = () => {
      link.remove()
      reject(new Error('styles'))
    }
    document.head.append(link)
  })
}

/** Lets the browser save a text as a CSV file. */
export function saveCsv(name: string, text: string): void {
  const link = document.createElement('a')
  link.download = name
  link.href = `data:text/csv;charset=utf-8,${encodeURIComponent(text)}`
  document.body.append(link)
  link.click()
  link.remove()
}

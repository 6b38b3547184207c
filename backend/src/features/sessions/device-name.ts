import bowser from 'bowser'

/** Such as 'Firefox on Windows'; null if the browser does not say what it is. */
export function deviceName(userAgent: string | null): string | null {
  if (userAgent === null || userAgent === '') return null
  const { browser, os } = bowser.parse(userAgent)
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '')
  return names.length === 0 ? null : names.join(' on ')
}

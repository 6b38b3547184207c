/** A scenario's language as a speech engine's tag: with the user's region if it fits, else the most likely one. */
export function spokenLanguage(language: string): string {
  const own = navigator.languages.find((candidate) => isTag(candidate) && candidate.split('-')[0] === language)
  if (own) return own
  if (!isTag(language)) return 'en-US'
  const { region } = new Intl.Locale(language).maximize()
  return region ? `${language}-${region}` : language
}

/** Some browsers return the operating system's locale, `en-US@posix`, which their other APIs reject. */
const isTag = (language: string): boolean => /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(language)

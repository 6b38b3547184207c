/** Controls and invisible characters, those that turn the direction of a text among them. Two joiners are letters' own. */
const hidden = /[\p{Cc}\u2028\u2029]|(?![\u200c\u200d])\p{Cf}/u

/** An address of the web or of an email, also with the dots of other scripts; '3 p.m.' and 'J. R. Hale' are none. */
const address = /:\/\/|\/\/|@|www[.．。｡]|[\p{L}\p{N}-][.．。｡][\p{L}\p{N}-]{2,}|\d+([.．。｡]\d+){3}/iu

/** Whether a name typed without a session may appear in a text message to another person. */
export function isPlainName(name: string): boolean {
  const letters = name.replace(/[\u200c\u200d]/g, '')
  return !hidden.test(name) && !address.test(letters)
}

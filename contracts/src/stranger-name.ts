/** Control and invisible characters, including those that change the direction. Two joiners are part of letters. */
const hidden = /[\p{Cc}\u2028\u2029]|(?![\u200c\u200d])\p{Cf}/u

/** A web or email address, also with the dots of other scripts; '3 p.m.' and 'J. R. Hale' do not match. */
const address = /:\/\/|\/\/|@|www[.．。｡]|[\p{L}\p{N}-][.．。｡][\p{L}\p{N}-]{2,}|\d+([.．。｡]\d+){3}/iu

/** Whether a name typed without a session may appear in a text message to another person. */
export function isPlainName(name: string): boolean {
  const letters = name.replace(/[\u200c\u200d]/g, '')
  return !hidden.test(name) && !address.test(letters)
}

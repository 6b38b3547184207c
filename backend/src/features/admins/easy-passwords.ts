/** zxcvbn's score of a password that withstands an attack on a slow hash: 10^8 guesses or more. */
const leastScore = 3

/** Words of this product that someone who guesses would try; docs/operating.md lists them. */
const productWords = /clarity|coaching|demo|report|conversation|scenario|admin|analyst/gi

let estimator: Promise<{ check(password: string, inputs: string[]): { score: number } }> | null = null

/**
 * True for a password that a program would try early: a common one, a keyboard pattern, a repeated or dated word, or
 * one made from words of this product or of the account's own email. The lists take 10 MB, so they are loaded by the
 * first new password.
 */
export async function isEasyToGuess(password: string, email: string): Promise<boolean> {
  estimator ??= load()
  const { check } = await estimator
  const inputs = [email, ...email.split(/[@.]/)]
  // What is left without the product's words must be hard to guess by itself.
  return [password, password.replace(productWords, '')].some((each) => check(each, inputs).score < leastScore)
}

async function load() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return { check: (password: string, inputs: string[]) => zxcvbn.check(password, inputs) }
}

export const say = (line) => console.log(line)

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** Ends the script with one line and no stack trace, for an error that the user can fix. */
export class Refusal extends Error {}

export async function runScript(main) {
  try {
    await main()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

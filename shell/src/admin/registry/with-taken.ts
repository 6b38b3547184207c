import type { Registry } from '@clarity/contracts/remote-release'

type Chosen = Pick<Registry, 'remotes' | 'waiting'>

/** What a tab runs, with one remote as the server says now; without an answer that remote is only a new object. */
export function withTaken({ remotes, waiting }: Chosen, name: string, answer: Chosen | undefined): Chosen {
  const isOther = (each: { readonly name: string }) => each.name !== name
  const isTaken = (each: { readonly name: string }) => each.name === name
  const now = answer ?? { remotes, waiting }
  return {
    // A new object makes the page load the remote again.
    remotes: [...remotes.filter(isOther), ...now.remotes.filter(isTaken).map((remote) => ({ ...remote }))],
    waiting: [...waiting.filter(isOther), ...now.waiting.filter(isTaken)],
  }
}

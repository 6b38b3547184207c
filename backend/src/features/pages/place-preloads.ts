import type { ActiveRemote } from '@clarity/contracts'

const marker = '<!--page-data-->'

/**
 * Names the scripts of the module that answers `path` in the page, so the browser fetches them beside the shell's
 * own. Each has its hash: what arrives is what the shell then runs.
 */
export function placePreloads(html: string, path: string, remotes: readonly ActiveRemote[]): string {
  const links = filesFor(path, remotes).map(
    ({ href, integrity }) =>
      `<link rel="preload" as="script" href="${href}" integrity="${integrity}" crossorigin="anonymous">`,
  )
  return html.replace(marker, () => links.join('') + marker)
}

function filesFor(path: string, remotes: readonly ActiveRemote[]) {
  for (const { entry, integrity, routes, preload = {} } of remotes) {
    const route = routes.find((each) => path === each || path.startsWith(`${each}/`))
    // A release that names no files still needs its entry, which the shell otherwise asks for only once it runs.
    if (route !== undefined) return [{ href: entry, integrity }, ...(preload[route] ?? [])]
  }
  return []
}

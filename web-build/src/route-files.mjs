/** `'/admin/reports': lazyPage(() => import('./reports-page'))`, as a remote names its pages. */
const lazyPages = /["'](\/admin\/[a-z0-9-]+)["']\s*:\s*lazyPage\(\s*\(\)\s*=>\s*import\(([^)]*)\)/g

/**
 * The scripts that the page of each route needs beyond the entry: those of the exposed module, and those of the page
 * itself if it is loaded lazily. A page that is named in another way than `lazyPages` gets its scripts when it runs.
 */
export function routeFiles(compilation, routes) {
  const exposed = [...compilation.modules].find((module) => /[\\/]src[\\/]remote\.tsx$/.test(rootOf(module).resource))
  const source = exposed ? rootOf(exposed).originalSource().source().toString() : ''
  const requests = new Map([...source.matchAll(lazyPages)].map(([, route, asked]) => [route, requestOf(asked)]))
  const groups = groupsByRequest(compilation, exposed)
  const always = scriptsOf(compilation.namedChunkGroups.get('page'))
  return Object.fromEntries(
    routes.map((route) => [route, [...new Set([...always, ...scriptsOf(groups.get(requests.get(route)))])]]),
  )
}

/** The module that others import, if webpack has joined it with what it imports. */
const rootOf = (module) => module.rootModule ?? module

// The argument may begin with a comment that names the chunk.
const requestOf = (asked) => /["']([^"']+)["']\s*$/.exec(asked.trim())?.[1]

function groupsByRequest({ chunkGraph }, exposed) {
  const blocks = exposed?.blocks ?? []
  return new Map(blocks.map((block) => [block.dependencies[0]?.request, chunkGraph.getBlockChunkGroup(block)]))
}

const scriptsOf = (group) => group?.getFiles().filter((file) => file.endsWith('.js')) ?? []

import type { ActiveRemote, ReleaseRemote } from '@clarity/contracts'

let made = 0

export interface HandMade {
  /** Runs when the entry runs. */
  readonly entry?: string
  /** Runs when the module is evaluated. */
  readonly module?: string
  /** Runs each time a page is rendered, and may give what it shows. */
  readonly page?: string
  readonly manifest?: Partial<ReleaseRemote['manifest']>
}

/**
 * A new version of a remote in the place of a real one: its entry, written by hand, keeps to what federation asks of a
 * container. Each has a version and a global of its own.
 */
export function handMadeRemote(
  { contract, title, routes, navigation }: ActiveRemote,
  { entry = '', module = '', page = 'return null', manifest = {} }: HandMade = {},
): ReleaseRemote {
  const number = ++made
  const global = `hand_made_${process.pid}_${number}`
  const claimed = manifest.routes ?? routes
  const pages = claimed.map((route) => `${JSON.stringify(route)}: function Page() { ${page} }`)
  const script = `var ${global};
${entry}
${global} = {
  init() {},
  get: async () => () => {
    ${module}
    return { default: { pages: { ${pages.join(', ')} } } }
  },
}
`
  return {
    version: `7.0.${number}`,
    manifest: {
      contract,
      title,
      routes,
      navigation,
      entry: 'remote.js',
      global,
      shared: { react: '^19.0.0' },
      ...manifest,
    },
    files: { 'remote.js': Buffer.from(script).toString('base64') },
  }
}

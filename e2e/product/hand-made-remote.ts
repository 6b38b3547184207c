import type { ActiveRemote, ReleaseRemote } from '@clarity/contracts'

let made = 0

export interface HandMade {
  /** Runs when the entry runs. */
  readonly entry?: string
  /** Runs when the module is evaluated. */
  readonly module?: string
  /** Runs each time a page is rendered, with the shell's `React` and `kit`, and may return its content. */
  readonly page?: string
  /** Fills the slot `name`, else the dashboard: what runs before its filling is there, and what that gives to show. */
  readonly slot?: { readonly name?: string; readonly title: string; readonly module?: string; readonly filling: string }
  readonly manifest?: Partial<ReleaseRemote['manifest']>
}

/**
 * A new version of a remote in the place of a real one: its entry, written by hand, keeps to what federation asks of a
 * container. Each has a version and a global of its own.
 */
export function handMadeRemote(
  { contract, title, routes, navigation }: ActiveRemote,
  { entry = '', module = '', page = 'return null', slot, manifest = {} }: HandMade = {},
): ReleaseRemote {
  const number = ++made
  const slotName = slot?.name ?? 'dashboard'
  const global = `hand_made_${process.pid}_${number}`
  const claimed = manifest.routes ?? routes
  const pages = claimed.map((route) => `${JSON.stringify(route)}: function Page() { ${page} }`)
  const script = `var ${global};
${entry}
${global} = {
  init(lent) {
    this.lent = lent
  },
  async get(id) {
    const take = async (name) => (await Object.values(this.lent[name])[0].get())()
    const [React, kit] = [await take('react'), await take('@clarity/admin-kit')]
    if (id === './slot-${slotName}') {
      ${slot?.module ?? ''}
      return () => ({ default: function Filling() { ${slot?.filling ?? ''} } })
    }
    return () => {
      ${module}
      return { default: { pages: { ${pages.join(', ')} } } }
    }
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
      ...(slot && { slots: [{ slot: slotName, title: slot.title, order: 1 }] }),
      ...manifest,
    },
    files: { 'remote.js': Buffer.from(script).toString('base64') },
  }
}

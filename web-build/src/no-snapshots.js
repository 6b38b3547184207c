/** Takes the place of federation's handler of snapshots: those of our remotes come from the registry instead. */
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin() {} }
  manifestCache = new Map()
}

/** What a snapshot knows of a remote: nothing. */
export const getGlobalRemoteInfo = () => ({})

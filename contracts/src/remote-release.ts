/** Everything that the admin's modules ("remotes" in code) have on the wire. */
export * from './remotes/change-remote.js'
export * from './remotes/registry.js'
export * from './remotes/release-remote.js'
export * from './remotes/remote-manifest.js'
export * from './remotes/remote-names.js'
export * from './remotes/remote-texts.js'
export * from './remotes/remote.js'
export * from './remotes/signed-release.js'

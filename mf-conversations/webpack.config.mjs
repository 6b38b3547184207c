import { remoteConfig } from '@clarity/web-build/remote-config.mjs'

export default remoteConfig(import.meta.dirname)

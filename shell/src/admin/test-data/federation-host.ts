import { init } from '@module-federation/enhanced/runtime'

// In the browser the build begins with this.
init({ name: 'clarity_admin', remotes: [] })

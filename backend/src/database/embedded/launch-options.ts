import type { Say } from '../../say.js'

export interface LaunchOptions {
  readonly durable: boolean
  readonly say: Say
}

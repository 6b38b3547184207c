import type { Say } from '../../start/say.js'

export interface LaunchOptions {
  readonly durable: boolean
  readonly say: Say
}

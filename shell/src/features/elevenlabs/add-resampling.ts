import { worklets } from './worklets'

/**
 * Replaces the client's own module of this name, which without a configured path loads it from a third party
 * (1.25.0). See webpack.config.mjs.
 */
export function addLibsamplerateModule(context: AudioContext): Promise<void> {
  return context.audioWorklet.addModule(worklets.libsampleratePath)
}

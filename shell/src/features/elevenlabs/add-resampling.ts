import { worklets } from './worklets'

/**
 * Stands in for the client's own module of this name, which knows no path for its output and then asks a third party
 * (1.25.0). See webpack.config.mjs.
 */
export function addLibsamplerateModule(context: AudioContext): Promise<void> {
  return context.audioWorklet.addModule(worklets.libsampleratePath)
}

/**
 * The audio worklets, from this site: otherwise the client creates these scripts from strings, or fetches them from
 * elsewhere, and the policy would have to allow that.
 */
export const worklets = {
  workletPaths: {
    rawAudioProcessor: new URL('@elevenlabs/client/worklets/rawAudioProcessor.js', import.meta.url).href,
    audioConcatProcessor: new URL('@elevenlabs/client/worklets/audioConcatProcessor.js', import.meta.url).href,
  },
  libsampleratePath: new URL('./resample.worklet.js', import.meta.url).href,
}

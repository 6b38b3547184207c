/**
 * What handles the sound, from this site: otherwise the client makes these scripts out of texts, or fetches them from
 * elsewhere, and the policy would have to allow that.
 */
export const worklets = {
  workletPaths: {
    rawAudioProcessor: new URL('@elevenlabs/client/worklets/rawAudioProcessor.js', import.meta.url).href,
    audioConcatProcessor: new URL('@elevenlabs/client/worklets/audioConcatProcessor.js', import.meta.url).href,
  },
  libsampleratePath: new URL('./resample.worklet.js', import.meta.url).href,
}

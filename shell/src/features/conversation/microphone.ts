/** Whether the user has allowed the microphone before; this check shows no prompt. */
export async function isMicrophoneGranted(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'microphone' })
    return state === 'granted'
  } catch {
    return false
  }
}

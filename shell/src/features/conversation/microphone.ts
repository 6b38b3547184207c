/** Whether the person has allowed the microphone before; asking this asks nobody. */
export async function isMicrophoneGranted(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'microphone' })
    return state === 'granted'
  } catch {
    return false
  }
}

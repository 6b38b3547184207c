const name = 'clarity.keys'

/** Single keys disturb those who dictate or press keys by accident, so they can be turned off in this browser. */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(name) !== 'off'
  } catch {
    return true
  }
}

export function setKeysOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(name)
    else localStorage.setItem(name, 'off')
  } catch {
    // Without storage the keys stay on.
  }
}

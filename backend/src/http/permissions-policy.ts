const neverUsed = ['camera', 'geolocation']

/** The powerful features that a page may use: none, or the microphone for a conversation. */
export function permissionsPolicy({ hasMicrophone }: { readonly hasMicrophone: boolean }): string {
  const denied = hasMicrophone ? neverUsed : [...neverUsed, 'microphone']
  return denied.map((feature) => `${feature}=()`).join(',')
}

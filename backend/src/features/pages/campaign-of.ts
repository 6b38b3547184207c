const campaignMaxLength = 100

/** The campaign that a link to the home names, as the home itself reads it. */
export function campaignOf(url: string): string | undefined {
  const [, query = ''] = url.split('?', 2)
  return new URLSearchParams(query).get('c')?.trim().slice(0, campaignMaxLength) || undefined
}

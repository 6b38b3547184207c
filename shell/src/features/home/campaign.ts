const campaignMaxLength = 100

/** The campaign of the two-character link that led here. */
export function readCampaign(): string | undefined {
  return new URLSearchParams(location.search).get('c')?.trim().slice(0, campaignMaxLength) || undefined
}

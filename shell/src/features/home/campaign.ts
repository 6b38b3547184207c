const campaignMaxLength = 100

/** The campaign that a two-character link led here for. */
export function readCampaign(): string | undefined {
  return new URLSearchParams(location.search).get('c')?.trim().slice(0, campaignMaxLength) || undefined
}

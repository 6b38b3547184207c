/** Sentiments in ten buckets: 0 for 0 to 9, and so on to 9 for 90 to 100. */
export const bucketOf = (sentiment: number) => Math.min(9, Math.floor(sentiment / 10))

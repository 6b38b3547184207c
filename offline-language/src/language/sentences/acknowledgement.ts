const acknowledgements = new Set(
  `okay ok alright all right yeah yes yep yup no nope uh um mm mhm mm-hmm mmhmm uh-huh hmm oh ah wow oof sure great perfect good fine
  cool got it you got correct exactly absolutely i see of course thanks thank bye goodbye that's understood really lovely hi hello sounds
  that is a plan so much very nice agree we do not know right`.split(/\s+/),
)

/** Whether a turn only says that its speaker is listening, or takes leave. */
export function isAcknowledgement(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}'-]+/gu) ?? []
  return words.length <= 6 && words.every((word) => acknowledgements.has(word))
}

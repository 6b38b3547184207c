/** Personal data that a row's id cannot name without repeating it, or that the database keeps beside its source. */
export const otherPersonalColumns: Readonly<Record<string, readonly string[]>> = {
  // Filled by triggers from the request and the transcript.
  conversations: ['said', 'recipient_name', 'manager_name', 'recipient_phone', 'manager_phone'],
  reports: ['recipient_name', 'recipient_phone'],
  // A trigger removes a reader whose email left the views.
  readers: ['id', 'email', 'geo_location'],
  report_readers: ['reader_id', 'geo_location'],
  // An opted-out number becomes its keyed hash (`hash-opt-out.ts`).
  opt_outs: ['phone', 'words'],
  // The counters of a phone are deleted.
  limits: ['key'],
}

/** A message that did not arrive, as the partial index `sms_messages_undelivered` has it. */
const hasFailed = `(m.state = 'failed' OR m.delivery IN ('undelivered', 'failed'))`

/** The same text may have been sent again since; then only the later message counts. */
export const isUndelivered = `(${hasFailed} AND NOT EXISTS (SELECT FROM sms_messages later
  WHERE later.demo_request_id = m.demo_request_id AND later.template = m.template AND later.created_at > m.created_at))`

/** When the link of a row of reports or combined reports expires, as SQL; null for never. */
export function linkExpiry(row: string, days: string): string {
  const opened = `coalesce(${row}.link_opened_at, ${row}.created_at)`
  return `coalesce(${row}.link_expires_at, ${opened} + make_interval(days => ${days}))`
}

/** The state of that link, as SQL. */
export function linkState(row: string, days: string): string {
  return `CASE WHEN ${row}.link_revoked_at IS NOT NULL THEN 'revoked'
    WHEN ${linkExpiry(row, days)} <= now() THEN 'expired' ELSE 'open' END`
}

/** The id in the link's address, as SQL: the report's own until the link was replaced. */
export function linkId(row: string): string {
  return `coalesce(${row}.link_id, ${row}.id)`
}

const coveredScenarios = (row: string) => `combined_report_conversations covered
  JOIN conversations covered_c ON covered_c.id = covered.conversation_id
  JOIN demo_requests covered_d ON covered_d.id = covered_c.demo_request_id
  JOIN scenarios covered_s ON covered_s.id = covered_d.scenario_id WHERE covered.combined_report_id = ${row}.id`

/** A combined report's link is open for the fewest days of its conversations' scenarios. */
export function combinedReportDays(row: string): string {
  return `(SELECT min(covered_s.report_days) FROM ${coveredScenarios(row)})`
}

/** True if a combined report covers a conversation whose readers are verified, as SQL. */
export function coversVerified(row: string): string {
  return `EXISTS (SELECT FROM ${coveredScenarios(row)} AND covered_s.verify_reader)`
}

import { searchLines } from './migrations/search-lines.js'

const people = ['recipient_name', 'manager_name', 'recipient_phone', 'manager_phone']

const texts = {
  demo_requests: ['id', ...people],
  conversations: ['id', ...people],
  reports: ['id', 'demo_request_id', 'recipient_name', 'recipient_phone'],
  report_views: ['email', 'geo_location', 'error_message', 'id', 'report_id'],
  combined_reports: ['prompt', 'id'],
}

/** What searches of a table look through: the expression of its one trigram index, which must not change alone. */
export function searchedText(table: keyof typeof texts, alias: string): string {
  return searchLines(...texts[table].map((column) => `${alias}.${column}`))
}

import { baseColumns } from './base-columns.js'

type Columns = Readonly<Record<string, readonly string[]>>

/** Columns added by migrations after the base, by table. A new migration adds its columns here. */
const added: Columns = {
  installation: ['is_only', 'oldest_release'],
  secrets: ['name', 'value'],
  alarms: ['kind', 'source', 'first_at', 'last_at'],
  sending: ['is_only', 'strangers', 'everything'],
  erasures: ['id', 'rows', 'suppressed', 'requested_by', 'created_at'],
  retention_runs: ['kind', 'until', 'blanked', 'ran_at'],
  demo_requests: ['erased_at'],
  spending_months: ['month', 'spent', 'reserved'],
  reservations: ['id', 'month', 'kind', 'country', 'scenario_id', 'amount', 'created_at'],
  daily_costs: ['day', 'kind', 'country', 'scenario_id', 'actions', 'units', 'spent'],
  sms_messages: ['held_since'],
  calls: ['held_since'],
  sessions: ['id', 'user_agent', 'geo_location', 'used_at', 'is_new_device'],
  admins: ['role'],
  invitations: ['id', 'email', 'role', 'hash', 'created_at', 'expires_at', 'used_at'],
  audit_rows: ['id', 'position', 'at', 'account', 'token', 'action', 'ids', 'network', 'previous_hash', 'hash'],
  audit_checkpoints: ['position', 'hash', 'rows', 'at', 'signature'],
  authenticators: ['admin_id', 'sealed_secret', 'confirmed_at', 'last_step', 'created_at'],
  recovery_codes: ['admin_id', 'hash'],
  passkeys: ['id', 'admin_id', 'public_key', 'counter', 'transports', 'name', 'created_at', 'last_used_at'],
  used_challenges: ['hash', 'expires_at'],
  batches: [
    'id',
    'revision',
    'saved_by_page',
    'scenario_id',
    'created_by',
    'row_count',
    'created_count',
    'failed_count',
    'created_at',
    'updated_at',
  ],
  report_readers: ['report_id', 'reader_id', 'views', 'first_at', 'last_at', 'geo_location'],
  readers: ['id', 'email', 'reports', 'views', 'first_at', 'last_at', 'geo_location'],
  report_readings: ['report_id', 'people', 'views', 'admin_views', 'first_at', 'last_at', 'opened_at'],
  batch_rows: [
    'batch_id',
    'id',
    'role',
    'manager_name',
    'manager_phone',
    'recipient_name',
    'recipient_phone',
    'status',
    'error_message',
    'request_id',
    'short_code',
    'key',
  ],
  tokens: ['id', 'name', 'hash', 'scopes', 'expires_at', 'created_at', 'created_by', 'last_used_at'],
  shell_builds: ['id', 'contracts', 'shared', 'seen_at'],
  shell_files: ['name', 'type', 'content', 'packed', 'seen_at'],
  remotes: [
    'disabled_at',
    'disabled_by',
    'disabled_reason',
    'canary_version',
    'canary_percent',
    'public_key',
    'key_set_by',
    'key_set_at',
  ],
  remote_releases: ['signature', 'withdrawn_at', 'withdrawn_by', 'withdrawn_reason', 'files_deleted_at'],
  remote_changes: ['made_active'],
  remote_failures: ['count'],
  remote_decisions: ['id', 'name', 'at', 'by', 'action', 'version', 'reason', 'percent'],
  remote_previews: ['session_hash', 'name', 'version'],
  scenarios: ['goals', 'report_days', 'verify_reader'],
  short_codes: ['report_id'],
  short_code_hits: ['id', 'code', 'at', 'kind', 'referrer_host', 'hits'],
  conversations: ['said', 'scenario_id', 'recipient_name', 'manager_name', 'recipient_phone', 'manager_phone'],
  report_versions: ['restored_from'],
  reports: [
    'goals',
    'recipient_name',
    'recipient_phone',
    'link_id',
    'link_opened_at',
    'link_expires_at',
    'link_revoked_at',
    'allowed_readers',
    'erased_at',
  ],
  combined_reports: ['link_id', 'link_opened_at', 'link_expires_at', 'link_revoked_at', 'allowed_readers'],
  report_views: ['verified'],
  reader_codes: ['id', 'report_id', 'reader', 'hash', 'tries', 'created_at', 'expires_at', 'used_at'],
  reader_passes: ['hash', 'report_id', 'reader', 'created_at', 'expires_at'],
  idempotency_keys: ['id', 'body_hash', 'claim', 'answer', 'created_at'],
  webhooks: ['id', 'url', 'types', 'sealed_secret', 'off_at', 'off_reason', 'created_at', 'created_by'],
  webhook_deliveries: [
    'id',
    'webhook_id',
    'type',
    'body',
    'state',
    'tries',
    'series',
    'leased_until',
    'next_try_at',
    'status',
    'error',
    'created_at',
    'delivered_at',
  ],
}

/**
 * Columns that this release no longer uses. The next release may drop them and remove them from this list. A table that
 * is no longer used at all is listed with all its columns.
 */
export const unusedColumns: Columns = {}

/** Every table and column that exists after all migrations of this release. */
export const knownColumns: Columns = join(baseColumns, added)

/** Every table and column that this release reads or writes: it cannot run without any of them. */
export const usedColumns: Columns = without(knownColumns, unusedColumns)

function join(one: Columns, other: Columns): Columns {
  const tables = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return Object.fromEntries(tables.map((table) => [table, [...(one[table] ?? []), ...(other[table] ?? [])]]))
}

function without(all: Columns, left: Columns): Columns {
  const used = Object.entries(all).map(
    ([table, columns]) => [table, columns.filter((column) => !left[table]?.includes(column))] as const,
  )
  return Object.fromEntries(used.filter(([, columns]) => columns.length > 0))
}

export interface ServerSettings {
  /** The cluster's path as the server's account can follow it. */
  readonly path: string
  readonly cluster: string
  readonly port: number
  readonly durable: boolean
}

/** Passed on the command line, so they also apply to a cluster made by an older version of Clarity. */
export function serverArguments({ path, cluster, port, durable }: ServerSettings): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 100,
    // Small enough for a laptop; the operating system caches the rest.
    shared_buffers: '64MB',
    max_wal_size: '256MB',
    min_wal_size: '32MB',
    // There is no replication, and fewer processes start faster.
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_logical_replication_workers: 0,
    io_method: 'sync',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // A custom setting without effect in PostgreSQL: it shows `ps` and a later start whose server this is.
    'clarity.cluster': cluster,
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off' }),
  }
  return ['-D', path, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

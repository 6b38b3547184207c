/** What an operator reads of the database. */
export const databaseTexts = {
  embedded: 'Embedded PostgreSQL',
  embeddedSummary: 'Everything is kept in a PostgreSQL of this server’s own, below DATA_DIR.',
  own: 'PostgreSQL',
  ownSummary: 'Everything is kept in the PostgreSQL that DATABASE_URL names.',
  notSet: 'The embedded server is used: enough for one machine, and nobody else backs it up.',
  answers: (version: string) => `PostgreSQL ${version} answers, with every migration done.`,
  behind: (count: number) => `${count} ${count === 1 ? 'migration has' : 'migrations have'} not been done.`,
  behindRemedy: 'Restart: the first process to come up does them.',
  noSearch: 'It lends no pg_trgm: searches are right, and slow over many rows.',
  noSearchRemedy: 'Let the database’s user create the extension pg_trgm, or create it; a fresh start uses it.',
  clock: (secs: number) => `Its clock and this server’s are ${secs} s apart.`,
  clockRemedy: 'Let both keep their time by NTP; the database’s clock decides.',
  down: 'The database does not answer.',
  downRemedy: 'See that it runs, and that the network lets this server through.',
} as const

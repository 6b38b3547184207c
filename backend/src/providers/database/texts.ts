/** What an operator reads of the database. */
export const databaseTexts = {
  embedded: 'Embedded PostgreSQL',
  embeddedSummary:
    'Everything is kept in a PostgreSQL of this server’s own, in DATA_DIR; if it must be elsewhere, each start names the folder.',
  own: 'PostgreSQL',
  ownSummary: 'Everything is kept in the PostgreSQL that DATABASE_URL names.',
  notSet: 'The embedded server is used: enough for one machine. Back it up with ‘npm run backup’.',
  answers: (version: string) => `PostgreSQL ${version} answers, with every table and column that this release uses.`,
  behind: (count: number) =>
    `${count} ${count === 1 ? 'column' : 'columns'} that this release uses ${count === 1 ? 'is' : 'are'} missing.`,
  behindRemedy: 'Restart: the first process to come up migrates the database.',
  noSearch: 'It lends no pg_trgm: searches are right, and slow over many rows.',
  noSearchRemedy: 'Let the database’s user create the extension pg_trgm, or create it; a fresh start uses it.',
  clock: (secs: number) => `Its clock and this server’s are ${secs} s apart.`,
  clockRemedy: 'Let both keep their time by NTP; the database’s clock decides.',
  down: 'The database does not answer.',
  downRemedy: 'See that it runs, and that the network lets this server through.',
} as const

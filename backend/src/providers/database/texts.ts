import { commandLine } from '../../start/command-line.js'

/** Texts of the database on the providers page. */
export const databaseTexts = {
  embedded: 'Embedded PostgreSQL',
  embeddedSummary:
    'Data is stored in a PostgreSQL server that Clarity runs itself, in DATA_DIR. If it has to be elsewhere, each start prints the folder.',
  own: 'PostgreSQL',
  ownSummary: 'Data is stored in the PostgreSQL server that DATABASE_URL names.',
  notSet: `The embedded server is used, which is enough for one machine. Back it up with ‘${commandLine('backup')}’.`,
  answers: (version: string) =>
    `PostgreSQL ${version} responds, and has every table and column that this release uses.`,
  behind: (count: number) =>
    `${count} ${count === 1 ? 'column' : 'columns'} that this release uses ${count === 1 ? 'is' : 'are'} missing.`,
  behindRemedy: 'Restart: the first process that starts migrates the database.',
  noSearch: 'The extension pg_trgm is missing: searches are correct, but slow over many rows.',
  noSearchRemedy: 'Let the database’s user create the extension pg_trgm, or create it yourself, then restart.',
  clock: (secs: number) => `Its clock and this server’s clock differ by ${secs} s.`,
  clockRemedy: 'Synchronize both by NTP. The database’s clock decides.',
  down: 'The database does not respond.',
  downRemedy: 'Check that it is running and that the network lets this server reach it.',
} as const

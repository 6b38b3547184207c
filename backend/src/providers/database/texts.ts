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
  noSearch: 'The extension pg_trgm is missing: names are found by exact spelling only, and lists are searched slowly.',
  noSearchRemedy: `Create the extension pg_trgm in this database, as its owner or a superuser. Similar names are then found at once; ‘${commandLine('backup')}’ and a restore into a new database build the indexes, which makes it fast.`,
  deaf: 'Notifications of the database do not arrive: open pages of the admin do not follow changes, and jobs start later.',
  deafRemedy:
    'DATABASE_URL leads through a pooler that shares connections between transactions. Use its session mode, or connect directly.',
  clock: (secs: number) => `Its clock and this server’s clock differ by ${secs} s.`,
  clockRemedy: 'Synchronize both by NTP. The database’s clock decides.',
  down: 'The database does not respond.',
  downRemedy: 'Check that it is running and that the network lets this server reach it.',
} as const

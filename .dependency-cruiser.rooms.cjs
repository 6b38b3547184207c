/**
 * The folders of the backend ('rooms': one in `src`, `features` or `providers`) import each other in one direction. Specs
 * are left out: they start the whole application.
 */
module.exports = {
  forbidden: [
    {
      name: 'no-circles-between-rooms',
      comment: 'A folder that needs another is not needed by it: one can be read, moved and tested without the rest.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^backend/src/((features|providers)/)?[^/]+$' },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|/dist/' },
    exclude: { path: '[.]spec[.]ts$|^backend/test/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
  },
}

/** Who may import whom, one sentence each (docs/ARCHITECTURE.md). */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files never need each other.',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'contracts-import-nothing-of-ours',
      comment: 'Contracts stand at the bottom of the house.',
      severity: 'error',
      from: { path: '^contracts/src' },
      to: { path: '^(admin-kit|shell|mf-|report-viewer|backend|e2e|bench)' },
    },
    {
      name: 'viewer-stays-light',
      comment: 'The report viewer knows nothing of federation, Redux or the kit.',
      severity: 'error',
      from: { path: '^report-viewer/src' },
      to: {
        path: '^(admin-kit|shell|mf-|backend|e2e|bench)|node_modules/(@module-federation|@reduxjs|react-redux|@mantine)',
      },
    },
    {
      name: 'backend-imports-contracts-only',
      comment: 'The backend knows no front end.',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^(admin-kit|shell|mf-|report-viewer|e2e|bench)' },
    },
    {
      name: 'remotes-never-meet',
      comment: 'A remote imports neither another remote nor the shell.',
      severity: 'error',
      from: { path: '^mf-([^/]+)' },
      to: { path: '^(shell|mf-(?!$1)[^/]+)' },
    },
    {
      name: 'viewer-features-never-meet',
      comment: 'A front-end feature imports no other feature.',
      severity: 'error',
      from: { path: '^report-viewer/src/features/([^/]+)/' },
      to: { path: '^report-viewer/src/features/(?!$1)[^/]+/' },
    },
    {
      name: 'features-meet-through-services',
      comment: "A back-end feature uses another through its service, its module, its jobs and its rows' types only.",
      severity: 'error',
      from: { path: '^backend/src/features/([^/]+)/', pathNot: '[.]spec[.]ts$' },
      to: {
        path: '^backend/src/features/(?!$1)[^/]+/',
        pathNot: '[.](service|module|job|entity|state)[.]ts$',
      },
    },
    {
      name: 'controllers-never-touch-repositories',
      comment: 'A controller asks its service.',
      severity: 'error',
      from: { path: '[.]controller[.]ts$' },
      to: { path: '[.]repository[.]ts$' },
    },
    {
      name: 'features-name-ports',
      comment: 'A feature names a port, never a vendor.',
      severity: 'error',
      from: { path: '^backend/src/features/' },
      to: { path: '^backend/src/providers/.*(outbox-|twilio-|offline-|elevenlabs-|anthropic-|openai-)' },
    },
    {
      name: 'e2e-drives-over-http',
      comment: 'Stories and measurements know the product by its addresses and contracts only.',
      severity: 'error',
      from: { path: '^(e2e|bench)/' },
      to: { path: '^(admin-kit|shell|mf-|report-viewer|backend)/src' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}

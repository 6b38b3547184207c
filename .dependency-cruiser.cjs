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
      name: 'remotes-take-from-the-kit',
      comment:
        'What the kit lends comes through the kit: a remote with a router or a Mantine of its own breaks the page.',
      severity: 'error',
      from: { path: '^mf-' },
      to: {
        path: 'node_modules/(@mantine|@reduxjs|react-redux|react-router|lucide-react|@tanstack|@module-federation)',
      },
    },
    {
      name: 'kit-imports-contracts-only',
      comment: 'The kit knows neither the shell nor a remote.',
      severity: 'error',
      from: { path: '^admin-kit/' },
      to: { path: '^(shell|mf-|report-viewer|backend|e2e|bench)' },
    },
    {
      name: 'site-and-admin-never-meet',
      comment: 'The site knows nothing of federation, Redux or the kit, and the admin nothing of the site.',
      severity: 'error',
      from: { path: '^shell/src/(?!admin/)' },
      to: {
        path: '^shell/src/admin/|^(admin-kit|mf-)|node_modules/(@module-federation|@reduxjs|react-redux|react-router|@mantine)',
      },
    },
    {
      name: 'admin-never-meets-the-site',
      comment: 'The admin takes nothing of the site.',
      severity: 'error',
      from: { path: '^shell/src/admin/' },
      to: { path: '^shell/src/(?!admin/|ambient)' },
    },
    {
      name: 'remote-features-never-meet',
      comment: 'A front-end feature imports no other feature.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/(?!$2)[^/]+/' },
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

const { existsSync, readdirSync } = require('node:fs')
const { join } = require('node:path')

/** Every folder with a package, so that a new one is under the rules without being written in here. */
const ours = readdirSync(__dirname).filter((name) => existsSync(join(__dirname, name, 'package.json')))

/** The packages of this repository that each one may import; `mf-[^/]+` is every remote. */
const mayImport = {
  contracts: [],
  'offline-language': ['contracts'],
  'browser-kit': ['contracts'],
  'phone-field': ['contracts'],
  'admin-kit': ['browser-kit', 'contracts'],
  'mf-[^/]+': ['admin-kit', 'phone-field', 'contracts'],
  shell: ['admin-kit', 'browser-kit', 'phone-field', 'contracts'],
  'report-viewer': ['browser-kit', 'contracts'],
  'web-build': ['browser-kit', 'contracts'],
  backend: ['contracts', 'offline-language'],
  fakes: ['contracts'],
  'test-kit': ['contracts'],
  e2e: ['contracts'],
  bench: ['e2e', 'contracts', 'offline-language'],
}

/** What builds the bundles: their configurations import it, their sources do not. */
const forBuilds = ['web-build']
/** Packages that the product never meets, and the files that may import them. */
const forTests = ['fakes', 'test-kit']
const tests = '[.]spec[.]tsx?$|/test(-data|-kit)?/|^(e2e|bench)/'

const packages = [
  ...Object.entries(mayImport).map(([name, others]) => ({
    name: `${name}-imports`,
    comment: `Of this repository's packages, ${name} imports ${others.join(', ') || 'none'}.`,
    severity: 'error',
    from: { path: `^(${name})/` },
    to: { path: `^(${ours.join('|')})/`, pathNot: `^(${['$1', ...others, ...forBuilds, ...forTests].join('|')})/` },
  })),
  {
    name: 'for-builds-only',
    comment: 'No page carries the tools that built it.',
    severity: 'error',
    from: { path: '^[^/]+/src/', pathNot: `^(${forBuilds.join('|')})/` },
    to: { path: `^(${forBuilds.join('|')})/` },
  },
  {
    name: 'for-tests-only',
    comment: 'The product never meets what its tests need.',
    severity: 'error',
    from: { pathNot: `${tests}|^(${forTests.join('|')})/` },
    to: { path: `^(${forTests.join('|')})/` },
  },
]

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
    ...packages,
    {
      name: 'offline-language-is-pure',
      comment: 'Reports and replies are pure functions: no framework, no database.',
      severity: 'error',
      from: { path: '^offline-language/' },
      to: { path: 'node_modules/(@nestjs|typeorm|pg)/' },
    },
    {
      name: 'offline-language-has-no-circles',
      comment: 'Two of its folders never need each other.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^offline-language/src' },
      to: { circular: true },
    },
    {
      name: 'language-knows-no-report',
      comment: 'What is known of language serves reports and the agent alike, so it imports neither.',
      severity: 'error',
      from: { path: '^offline-language/src/language/' },
      to: { path: '^offline-language/src/(report|combined-report|agent)/' },
    },
    {
      name: 'reports-and-agent-never-meet',
      comment: 'The agent needs no report, and a report no agent.',
      severity: 'error',
      from: { path: '^offline-language/src/(report|combined-report)/' },
      to: { path: '^offline-language/src/agent/' },
    },
    {
      name: 'viewer-stays-light',
      comment: 'The report viewer knows nothing of federation, Redux or Mantine.',
      severity: 'error',
      from: { path: '^report-viewer/src' },
      to: { path: 'node_modules/(@module-federation|@reduxjs|react-redux|@mantine)' },
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
      comment: 'A feature names a port, never a vendor; only the webhooks that a vendor calls know its format.',
      severity: 'error',
      from: { path: '^backend/src/features/', pathNot: '^backend/src/features/(sms|voice)-webhooks/' },
      to: { path: '^backend/src/providers/.*(outbox-|twilio-|offline-|elevenlabs-|anthropic-|openai-)' },
    },
    {
      name: 'providers-never-import-features',
      comment: 'A provider knows its port and a vendor, not what the product does with them.',
      severity: 'error',
      from: { path: '^backend/src/providers/' },
      to: { path: '^backend/src/features/' },
    },
  ],
  options: {
    // A template is no part of this repository's programs.
    exclude: { path: '^web-build/template/' },
    doNotFollow: { path: 'node_modules|(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}

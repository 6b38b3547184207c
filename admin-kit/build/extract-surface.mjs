import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor'
import { writeDeclarations } from './kit-types.mjs'
import { entries, kitFolder, kitPackage } from './kit.mjs'

const silent = { default: { logLevel: 'none' } }

/**
 * The kit's exported surface as one declaration file: all that a remote can import, in alphabetical order, and the
 * major versions of the packages that it re-exports. Throws if it cannot be extracted.
 */
export function extractSurface() {
  // Within the kit, whose packages the declarations name, and not in node_modules, of which nothing would be rolled up.
  mkdirSync(join(kitFolder, 'dist'), { recursive: true })
  const folder = mkdtempSync(join(kitFolder, 'dist', 'surface-'))
  try {
    writeDeclarations([entries.index], folder)
    const declarations = rolledUp(join(folder, 'admin-kit/src/index.d.ts'), join(folder, 'surface.d.ts'))
    return `${majorsOf(declarations)}\n\n${declarations}`
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function rolledUp(entry, file) {
  const compilerOptions = {
    module: 'ESNext',
    moduleResolution: 'Bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: [],
    noCheck: true,
    skipLibCheck: true,
  }
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: kitFolder,
      mainEntryPointFilePath: entry,
      compiler: { overrideTsconfig: { compilerOptions, files: [entry] } },
      apiReport: { enabled: false, reportFileName: 'unused.api.md' },
      docModel: { enabled: false },
      tsdocMetadata: { enabled: false },
      dtsRollup: { enabled: true, untrimmedFilePath: file },
      messages: {
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
        compilerMessageReporting: silent,
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(kitFolder, 'package.json'),
  })
  const { succeeded } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = true
    },
  })
  if (!succeeded) throw new Error('The surface of the kit cannot be extracted: its types have an error.')
  return readFileSync(file, 'utf8').replace(/\nexport \{ \}\s*$/, '\n')
}

/** A new major version of a package may change what the kit re-exports from it. */
function majorsOf(declarations) {
  const { dependencies } = kitPackage
  return Object.keys(dependencies)
    .filter((name) => new RegExp(`from '${name}(/.*)?'`).test(declarations))
    .map((name) => `// ${name} ${dependencies[name].split('.')[0]}`)
    .join('\n')
}

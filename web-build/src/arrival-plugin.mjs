import webpack from 'webpack'

const { RuntimeGlobals, RuntimeModule, Template } = webpack

/** The shell's function that fetches a file of a remote into the browser's cache; it rejects once nothing more comes. */
const arrival = "Symbol.for('clarity.file-arrival')"

/**
 * Lets each later script of a remote arrive before it is run, so the shell decides how long to wait: as long as
 * the server is sending. Without the shell's function the script is loaded at once.
 */
export class ArrivalPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ArrivalPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap('ArrivalPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new ArrivalRuntimeModule())
      })
    })
  }
}

class ArrivalRuntimeModule extends RuntimeModule {
  constructor() {
    // After the function that it wraps.
    super('arrival', RuntimeModule.STAGE_BASIC + 1)
  }

  generate() {
    const load = RuntimeGlobals.loadScript
    return Template.asString([
      `var loadScript = ${load};`,
      `${load} = function(url, done, key, chunkId) {`,
      Template.indent([
        `var arrive = globalThis[${arrival}];`,
        'if (!arrive) return loadScript(url, done, key, chunkId);',
        'arrive(url).then(',
        Template.indent([
          'function() { loadScript(url, done, key, chunkId); },',
          "function() { done({ type: 'timeout', target: { src: url } }); }",
        ]),
        ');',
      ]),
      '};',
    ])
  }
}

/**
 * Marks each schema of the contracts as side-effect free, to be dropped with its imports if unused: the home page must
 * not carry what only the server checks, least of all every country's phone numbers.
 */
export default function pureSchemasLoader(source) {
  return source.replace(
    /^((?:export )?const \w+ = )((?:v|Object)\.\w+\([\s\S]*?\));(?=\n\S|\n*$)/gm,
    '$1/*#__PURE__*/ (() => $2)();',
  )
}

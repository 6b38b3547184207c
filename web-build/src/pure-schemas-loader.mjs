/**
 * Marks each schema of the contracts as side-effect free: unused schemas are then dropped with their imports. The home
 * page must not contain what only the server validates, least of all every country's phone numbers.
 */
export default function pureSchemasLoader(source) {
  return source.replace(
    /^((?:export )?const \w+ = )((?:v|Object)\.\w+\([\s\S]*?\));(?=\n\S|\n*$)/gm,
    '$1/*#__PURE__*/ (() => $2)();',
  )
}

/**
 * Makes each schema of the contracts a value that may be dropped where nothing uses it, with all that it imports: the
 * home must not carry what only the server checks, least of all every country's phone numbers.
 */
export default function pureSchemasLoader(source) {
  return source.replace(
    /^((?:export )?const \w+ = )((?:v|Object)\.\w+\([\s\S]*?\));(?=\n\S|\n*$)/gm,
    '$1/*#__PURE__*/ (() => $2)();',
  )
}

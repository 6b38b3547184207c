/** Marks the schema calls of the contracts as pure, so that schemas the viewer does not use are dropped. */
export default function pureCallsLoader(source) {
  return source.replace(/(?<![.\w])(v\.\w+|Text|RequiredText)\(/g, '/*#__PURE__*/$1(')
}

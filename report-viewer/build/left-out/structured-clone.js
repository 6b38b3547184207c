// Every browser that runs ES2022 brings its own.
export default structuredClone

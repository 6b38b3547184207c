// Every browser with ES2022 has its own.
export default structuredClone

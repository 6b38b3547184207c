/** A stylesheet is an asset: importing it gives its address. */
declare module '*.css' {
  const address: string
  export default address
}

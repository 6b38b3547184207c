/** What answers two questions is said once. */
export function withoutEchoes(replies: readonly string[]): string[] {
  const core = (text: string) => text.replace(/^(?:Yes|No|As I said), /, '').toLowerCase()
  return replies.filter(
    (reply, at) =>
      !replies.some(
        (other, place) =>
          place !== at && core(other).includes(core(reply)) && (place < at || core(other) !== core(reply)),
      ),
  )
}

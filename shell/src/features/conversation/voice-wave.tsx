const bars = Array.from({ length: 21 }, (_, index) => ({ x: index * 8 + 2, middle: 1 - Math.abs(index - 10) / 14 }))

/** Moves during speech; the animation is in the stylesheet, which honors reduced motion. */
export function VoiceWave({ who }: { who: 'agent' | 'user' | 'nobody' }) {
  return (
    <svg className={`wave ${who}`} viewBox="0 0 166 48" aria-hidden="true">
      {bars.map(({ x, middle }) => (
        <rect key={x} x={x} y={24 - 20 * middle} width="4" height={40 * middle} rx="2" />
      ))}
    </svg>
  )
}

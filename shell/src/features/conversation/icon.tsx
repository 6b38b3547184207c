const drawings = {
  microphone: 'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3ZM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21',
  microphoneOff:
    'M9 9v2a3 3 0 0 0 4.6 2.5M15 11V6a3 3 0 0 0-5.9-.8M5.5 11a6.5 6.5 0 0 0 10.2 5.3M18.5 11a6.4 6.4 0 0 1-.7 3M12 17.5V21M4 3l16 18',
  keyboard:
    'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1ZM7 10h.01M10.3 10h.01M13.7 10h.01M17 10h.01M8 14h8',
  voice: 'M4 9.5v5h3.5L12 18V6L7.5 9.5ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  voiceOff: 'M4 9.5v5h3.5L12 18V6L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5',
  send: 'M12 19V5M6 11l6-6 6 6',
  end: 'M6 6l12 12M18 6 6 18',
  done: 'M5 12.5 10 17.5 19 7',
} as const

export function Icon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  )
}

import { ReadableStream } from 'node:stream/web'

// What jsdom lacks of a browser that loads files: its record of them, and bodies that arrive in parts. On the prototype,
// because fake timers replace the object.
Performance.prototype.getEntriesByName ??= () => []
Object.assign(globalThis, { ReadableStream })

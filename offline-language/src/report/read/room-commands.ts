/** Commands to a machine in the room, as in "hey Siri, show me the map", are not meant for the other speaker. */
export function commandsIn(agentSays: string): (text: string) => string {
  const called = [...agentSays.matchAll(/\bhey,? (\p{L}{3,})[,?.!]/giu)].map(([, name]) => name?.toLowerCase() ?? '')
  const machine = called.find((name, at) => /^(?:siri|alexa|google|cortana)$/.test(name) || called.indexOf(name) !== at)
  if (!machine) return (text) => text
  const deeds = 'show|order|finali[sz]e|open|add|play|start|stop|save|close|pull|record|note|remind|end'
  const command = new RegExp(
    `\\b(?:hey,? ${machine}|${machine}(?=[,.?!]))\\b[,?.!]*\\s*(?:(?:${deeds})\\b[^.?!]*[.?!]?)?`,
    'giu',
  )
  return (text) => text.replace(command, ' ').replace(/,\s*$/, '').replace(/\s+/g, ' ').trim()
}

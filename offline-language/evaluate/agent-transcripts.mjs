// Prints the conversations of the built-in agent with written people: node evaluate/agent-transcripts.mjs [NAME]
import { nextReply, openConversation, prepareAgent } from '@clarity/offline-language'
import { playScript, readWrittenScenarios } from '../test/play-script.ts'

const wanted = process.argv[2] ?? ''
await prepareAgent()
for (const { name, scenario, people } of readWrittenScenarios().filter(({ name }) => name.includes(wanted)))
  for (const person of people) {
    const { turns, isClosed } = playScript({ openConversation, nextReply }, scenario, person)
    console.log(`\n## ${name}, ${person.name}${isClosed ? '' : ' (not closed)'}\n`)
    for (const { role, message } of turns) console.log(`${role === 'agent' ? 'A' : '   P'}: ${message}`)
  }

import { Injectable } from '@nestjs/common'
import { scenarioTrialTexts, type TestReply, type TestTalk } from '@clarity/contracts'
import { Invalid } from '../../http/failures.js'
import { Agent, type AgentScenario, type AgentTurn } from '../../providers/agent/agent.js'

/** About as long as a spoken turn takes. A talk in writing has no times, but its agent knows how long it lasts. */
const secsOfTurn = 10

/** A conversation with the agent of a form. The page keeps what was said and sends it with every turn. */
@Injectable()
export class TestTalkService {
  constructor(private readonly agent: Agent) {}

  /** The agent's first message if nothing was said yet, otherwise its answer to the last turn. */
  async answer({ scenario, turns }: TestTalk): Promise<TestReply> {
    const role = toAgentScenario(scenario)
    if (turns.length > 0 && turns.at(-1)!.role !== 'user') throw new Invalid(scenarioTrialTexts.notTheirTurn)
    await this.agent.prepare()
    const said = turns.map((turn, index): AgentTurn => ({ ...turn, at: index * secsOfTurn }))
    const reply = await (said.length === 0
      ? this.agent.open(role)
      : this.agent.reply(role, said, said.length * secsOfTurn))
    const sources = said.length === 0 ? null : await this.agent.sourcesOf(role, said, reply.text)
    return { message: reply.text, closes: reply.closes, sources }
  }
}

function toAgentScenario(scenario: TestTalk['scenario']): AgentScenario {
  return {
    title: scenario.title,
    prompt: scenario.ai_prompt,
    firstMessage: scenario.first_message,
    language: scenario.language,
    recipientName: scenarioTrialTexts.tester,
    recipientRole: scenario.recipient_role_description,
  }
}

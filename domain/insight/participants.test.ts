import { expect, test } from 'vitest'
import type { ExperimentGoal } from '#contracts/experiments.ts'
import { resultId } from '../behavior/result-id.ts'
import type { BehaviorEvent } from '#domain/behavior/behavior-event.ts'
import { Participants } from './participants.ts'

type Event = Pick<BehaviorEvent, 'type' | 'person' | 'result'>
const card = resultId('recommendation', 'a', 1)
const seen = (person: string | null): Event => ({ type: 'element_visible', person, result: card })
const did = (type: Event['type'], person: string, result: string | null = null): Event => ({ type, person, result })

function counted(goal: ExperimentGoal, events: Event[]) {
  const all = new Participants('kevat', [{ name: 'learned', share: 100 }], goal)
  for (const event of events) all.add(event)
  return all.results()[0]
}

test.each<[string, ExperimentGoal, Event[], [people: number, reached: number]]>([
  ['a person who has seen no recommendation takes no part', 'purchase', [did('purchase', 'Aino')], [0, 0]],
  [
    'a purchase before the experiment was seen does not reach the goal',
    'purchase',
    [did('purchase', 'Aino'), seen('Aino')],
    [1, 0],
  ],
  [
    'a person who buys twice afterwards reaches the goal once',
    'purchase',
    [seen('Aino'), ...Array(2).fill(did('purchase', 'Aino'))],
    [1, 1],
  ],
  ['an unknown person takes no part', 'click', [seen(null)], [0, 0]],
  ['a click on a recommended card reaches the goal', 'click', [did('click', 'Aino', card)], [1, 1]],
  [
    'a click on another card does not reach the goal',
    'click',
    [seen('Aino'), did('click', 'Aino', resultId('search', 'a', 1))],
    [1, 0],
  ],
  [
    'a purchase does not reach the goal of adding to the cart',
    'add_to_cart',
    [seen('Aino'), did('purchase', 'Aino')],
    [1, 0],
  ],
])('counts participants and reached goals of an experiment: %s', (_, goal, events, [people, reached]) => {
  expect(counted(goal, events)).toEqual({ name: 'learned', people, reached })
})

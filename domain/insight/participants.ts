import type { ExperimentGoal } from '#contracts/experiments.ts'
import { readResultId } from '../behavior/result-id.ts'
import type { BehaviorEvent } from '#domain/behavior/behavior-event.ts'
import { assignGroup, type Group } from '../experiments/assign-group.ts'
import type { GroupResult } from '../experiments/verdict.ts'

/**
 * People who take part in an experiment about recommendations, from events in the order in which they came. A person
 * who has seen a recommended card takes part; what came before that says nothing. The group follows from the person's
 * id.
 */
export class Participants {
  readonly #key: string
  readonly #groups: readonly Group[]
  readonly #goal: ExperimentGoal
  /** By person: whether the person has reached the goal. */
  readonly #people = new Map<string, boolean>()

  constructor(key: string, groups: readonly Group[], goal: ExperimentGoal) {
    this.#key = key
    this.#groups = groups
    this.#goal = goal
  }

  add({ type, person, result }: Pick<BehaviorEvent, 'type' | 'person' | 'result'>): void {
    if (person === null) return
    const isOnCard = result !== null && readResultId(result)?.kind === 'recommendation'
    if (isOnCard || type === 'recommendations_inserted') this.#people.set(person, this.#people.get(person) ?? false)
    if (!this.#people.has(person)) return
    const isClick = (type === 'click' || type === 'ws_click') && isOnCard
    if (this.#goal === 'click' ? isClick : type === this.#goal) this.#people.set(person, true)
  }

  results(): GroupResult[] {
    const results = new Map(this.#groups.map(({ name }) => [name, { name, people: 0, reached: 0 }]))
    for (const [person, hasReached] of this.#people) {
      const result = results.get(assignGroup(this.#key, person, this.#groups)?.name ?? '')
      if (!result) continue
      result.people += 1
      result.reached += Number(hasReached)
    }
    return [...results.values()]
  }
}

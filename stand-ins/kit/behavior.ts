import { existsSync, readFileSync } from 'node:fs'
import { writeAtomically } from './write-atomically.ts'

/** The behavior for every call, and another for the next call only. */
export interface Behaviors<Behavior> {
  all: Behavior
  next: Behavior | null
}

/** Keeps the behavior in a file, so that it survives a restart. */
export function openBehavior<Behavior>(path: string, normal: Behavior) {
  let behaviors: Behaviors<Behavior> = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as Behaviors<Behavior>)
    : { all: normal, next: null }
  return {
    read: () => behaviors,
    set: (applies: 'next' | 'all', behavior: Behavior) => keep({ ...behaviors, [applies]: behavior }),
    reset: () => keep({ all: normal, next: null }),
    /** Gives the behavior for the current call, and clears the one for the next call. */
    take(): Behavior {
      const { all, next } = behaviors
      if (next) keep({ all, next: null })
      return next ?? all
    },
  }

  function keep(changed: Behaviors<Behavior>) {
    behaviors = changed
    writeAtomically(path, JSON.stringify(behaviors))
  }
}

import type { CollectionSlug, Config, PayloadRequest } from 'payload'
import type { PendingStep, WaitsFor } from '#domain/pending-steps.ts'
import type { DocumentId, Stored } from '../storage/documents.ts'

/** Collections whose documents have `stepFields`. */
export type StepsSlug = {
  [Slug in CollectionSlug]: 'owedVersion' extends keyof Stored<Slug> ? Slug : never
}[CollectionSlug]

/** The pending steps of a document, and the version that guards them apart from its other fields. */
export interface PendingSteps {
  owed: PendingStep[] | null
  owedVersion: number
}

/** A document with its pending steps. */
export type DocumentWithSteps = PendingSteps & { id: DocumentId }

/** The result of a step that is not done: it runs again from this instant (ISO) on, or staff must act first. */
export type Undone = { notBefore: string } | { givenUp: string }

/** How a step of one collection runs. */
export interface Step<Slug extends StepsSlug> {
  /**
   * Runs the step. A step may run twice, even at the same time, so it sends a key with what it does outside the shop. The step
   * is done unless this returns otherwise; where it throws, the step is retried later.
   */
  run(req: PayloadRequest, document: Stored<Slug>, of: string | null): Promise<Undone | void>
  /** The steps of the same document that must be done before this one. */
  waitsFor?: readonly string[]
  /** Whether the answer to the request that schedules the step waits for it, and fails with it. */
  isInAnswer?: boolean
  /** How long a stalled process holds the step, in milliseconds; renewed while the step runs. One minute by default. */
  leaseMs?: number
  /** How many run at once in a process, apart from those that an answer waits for: 4 by default. */
  concurrency?: number
}

/** The steps of one collection, by their names. */
export interface Steps {
  collection: StepsSlug
  table: Readonly<Record<string, Step<StepsSlug>>>
}

/** Declares the steps of a collection. They are registered by `extend({ steps })`. */
export function steps<Slug extends StepsSlug, Name extends string>(
  collection: Slug,
  table: Record<Name, Step<Slug>>,
): Steps {
  // Each step is called with documents of this collection only.
  return { collection, table: table as unknown as Steps['table'] }
}

export function stepsOf({ custom }: Pick<Config, 'custom'>): Steps[] {
  return (custom?.steps as Steps[] | undefined) ?? []
}

/** The steps of a collection. Throws where none are registered. */
export function stepsOfCollection(config: Pick<Config, 'custom'>, collection: string): Steps {
  const found = stepsOf(config).find((each) => each.collection === collection)
  if (!found) throw new Error(`No steps of ${collection} are registered`)
  return found
}

/** Which steps of a collection wait for which. */
export function waitsForOf({ table }: Steps): WaitsFor {
  return Object.fromEntries(Object.entries(table).map(([name, { waitsFor = [] }]) => [name, waitsFor]))
}
